// Going to a channel is decided elsewhere; this lets any part of the page ask for it.

let goer = () => {};

export const onGo = doing => { goer = doing; };
export const go = (channel, message) => goer(channel, message);
