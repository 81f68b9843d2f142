// Going to a channel is decided elsewhere; this lets any part of the page ask for it.

let goer = () => {};

export const onGo = doing => { goer = doing; };
// `asks`: somebody who goes there wants to be asked at once.
export const go = (channel, message, asks = false) => goer(channel, message, asks);
