# What a match over weeks needs: calls, settings, people's data.

## Being called

ping-reminder = { $user }, you are needed here since { $since }.
ping-reminder-why = { $user }, you are needed here since { $since } – { $why }
call-silent = { $player } is needed since { $since } and was reminded three times. I will not call again.
