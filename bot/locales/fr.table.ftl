# What a table decides together, and how people come and go.

## Votes

vote-agree = Accepter
vote-refuse = Refuser
vote-said = { $choice } : { $people }
vote-silent = Votes attendus : { $people }.
vote-undo-agree = Tout le monde accepte : c’est annulé.
vote-undo-refuse = { $player } préfère ne pas annuler : tout reste en l’état.
vote-passed = Cette question ne se pose plus.
vote-nobody = Tout le monde est en retard, et personne ne peut décider ; la première personne qui jouera le pourra.
refused-vote-over = Ce vote est terminé, ou ce dont il s’agissait est passé.
refused-no-voice = Ce sont les autres qui décident ; votre voix ne compte pas ici.
refused-voted = Vous l’avez déjà dit.

vote-wait = Attendre encore autant
vote-once = Un bot joue cette fois
vote-keep = Un bot joue jusqu’à son retour
vote-open = Proposer la place
vote-skip = Passer son tour
vote-late = { $player } tarde : question posée { $since }. Que fait la table ? Les autres décident à la majorité.
vote-late-settled = C’est décidé : { $choice }.
vote-kick = { $asked } : faut-il exclure { $player } de la table ? Un bot continue jusqu’à ce que quelqu’un prenne la place. La majorité décide.
vote-kick-agree = C’est décidé : { $player } quitte la table.
vote-kick-refuse = Il n’y a pas de majorité pour cela : { $player } reste.
vote-end = { $asked } : faut-il arrêter la partie ici, avec le score du moment ? Tout le monde doit accepter.
vote-end-kept = { $asked } : faut-il arrêter la partie ici, avec le score du moment ? Toutes les personnes qui jouent doivent accepter. Un bot joue pour { $players } ; un refus de ce côté reste possible, et le délai pour cela expire { $until }.
vote-end-agree = Tout le monde accepte : la partie s’arrête ici.
vote-end-refuse = { $player } préfère continuer.
vote-pause = { $asked } : faut-il mettre la partie en pause ? On ne prévient alors plus personne, et le temps ne court plus. Tout le monde doit accepter.
vote-pause-agree = Tout le monde accepte : la partie est en pause.
vote-pause-refuse = { $player } préfère continuer.
vote-resume = { $asked } : faut-il reprendre la partie ? Tout le monde doit accepter.
vote-resume-agree = Tout le monde accepte : la partie reprend.
vote-resume-refuse = { $player } préfère se reposer encore un peu.

turn-paused = La partie est en pause. La pause a commencé { $since }.

## Pace

pace = Rythme
command-pace = Le temps qu’on a pour jouer avant que les autres puissent décider de la suite
refused-pace = Choisissez une des durées proposées.

## How a table likes to play

custom-rating = Partie
custom-rating-rated = classée si tous sont humains : pour /leaderboard, sans indices
custom-rating-casual = amicale
custom-hints = Indices
custom-hints-allowed = autorisés
custom-hints-none = aucun
custom-rhythm = Réponse des bots
custom-rhythm-at-once = immédiate
custom-rhythm-unhurried = sans hâte, comme une personne
refused-custom = Choisissez une des options proposées.

## Bots

name-bot = { $name } (bot)
name-level = { $face } { $name } (bot)
remark = { $player } : « { $word } »
remark-0 = Charmant.
remark-1 = Ha !
remark-2 = Bravo !
remark-3 = Splendide !
remark-4 = Bien.
remark-5 = Voilà.

## Coming and going

changed-weaker = { $level ->
    [none] { $player } n’a pas pu finir de réfléchir ; le hasard a joué à sa place.
   *[other] { $player } n’a pas pu finir de réfléchir ; un bot plus faible (niveau { $level }) a joué à sa place.
}
changed-waited = La table attend { $player } encore autant.
changed-once = { $level ->
    [none] Un bot joue cette fois pour { $player }.
   *[other] Un bot (niveau { $level }) joue cette fois pour { $player }.
}
changed-skipped = { $player } passe son tour, par décision de la table.
changed-kept = { $level ->
    [none] Un bot garde la place et joue pour { $player } jusqu’à son retour.
   *[other] Un bot (niveau { $level }) garde la place et joue pour { $player } jusqu’à son retour.
}
changed-opened = La place où joue { $player } est à qui voudra la prendre, sauf si { $player } rejoue d’ici là.
changed-kicked = { $level ->
    [none] { $player } quitte la table par décision des autres. Un bot continue jusqu’à ce que quelqu’un prenne la place.
   *[other] { $player } quitte la table par décision des autres. Un bot (niveau { $level }) continue jusqu’à ce que quelqu’un prenne la place.
}
changed-expelled = { $level ->
    [none] { $other } exclut { $player } de la table, comme ses droits sur ce serveur le permettent. Un bot continue jusqu’à ce que quelqu’un prenne la place.
   *[other] { $other } exclut { $player } de la table, comme ses droits sur ce serveur le permettent. Un bot (niveau { $level }) continue jusqu’à ce que quelqu’un prenne la place.
}
changed-forgotten = { $level ->
    [none] Quelqu’un est parti pour de bon. { $player }, un bot, continue jusqu’à ce que quelqu’un d’autre prenne la place.
   *[other] Quelqu’un est parti pour de bon. { $player }, un bot (niveau { $level }), continue jusqu’à ce que quelqu’un d’autre prenne la place.
}
changed-resigned = { $level ->
    [none] { $player } abandonne. Un bot continue jusqu’à ce que quelqu’un prenne la place.
   *[other] { $player } abandonne. Un bot (niveau { $level }) continue jusqu’à ce que quelqu’un prenne la place.
}
changed-offered = { $other }, { $player } vous propose sa place.
changed-sat = { $other } prend la place où jouait { $player }.
changed-back = { $player } est de retour.
changed-returned = Il ne reste personne d’autre : { $player } retrouve sa place.
changed-ended = La partie s’arrête ici, avec le score du moment.
changed-closed = { $other } arrête la partie ici, comme ses droits sur ce serveur le permettent. Le score du moment compte.
changed-conceded = { $player } abandonne : la partie s’arrête, avec le score du moment.
changed-paused = La partie est en pause : on ne prévient personne, et le temps ne court plus. /resume demande à la table de reprendre.
changed-resumed = La partie reprend.
seat-back = Me revoilà
seat-sit = Prendre place
seat-kept = Un bot garde ici votre place jusqu’à votre retour.
seat-taken = La place est à vous. /play montre ce qu’on vous demande.
seat-returned = Vous revoilà : la place est de nouveau à vous. /play montre ce qu’on vous demande.
resign-offer = Vous quittez la partie pour de bon, et un bot continue à votre place jusqu’à ce que quelqu’un d’autre la prenne. Cela ne peut pas être annulé.
resign-end = Vous abandonnez, et la partie s’arrête ici, avec le score du moment ; vous ne pouvez pas la gagner. Cela ne peut pas être annulé.
resign-do = Abandonner
resign-done = Vous avez abandonné.
replace-asked = La demande est faite à { $player }. La place reste à vous jusqu’à ce que cette personne la prenne.
kick-done = { $player } a quitté la table.
ask-asked = La table est consultée : { $people }.
ask-done = C’est fait.
command-resign = Quitter la partie pour de bon
command-replace = Demander à quelqu’un de prendre votre place
command-replace-player = Qui doit la prendre
command-kick = Demander à la table si quelqu’un doit la quitter
command-kick-player = Qui doit partir
command-pause = Demander à la table de mettre la partie en pause
command-resume = Demander à la table de reprendre après une pause
command-end = Demander à la table d’arrêter la partie en l’état
refused-paused = La partie est en pause ; /resume demande à la table de reprendre.
refused-seat-kept = Un bot garde ici une place pour vous ; **/play** vous y ramène.
refused-not-kept = Aucun bot ne garde cette place pour vous.
refused-not-offered = Cette place n’est pas libre.
refused-had-another = Après avoir eu une place dans une partie, on ne peut pas en prendre une autre, à cause de ce qu’on y a vu.
refused-bot-account = Un compte de bot ne peut pas prendre place ; demandez à une personne.
refused-not-here = Cette personne n’est pas sur ce serveur et ne pourrait pas s’asseoir à la table.
refused-other-seated = Cette personne a déjà une place à cette table.
refused-alone = Personne d’autre ne joue ici ; /end ferme la partie.
refused-now-undo = La partie a avancé depuis ; essayez de nouveau.
refused-now-late = Personne n’est en retard pour le moment.
refused-now-kick = Cette personne n’a plus de place à cette table.
refused-now-end = La partie est terminée.
refused-now-pause = La partie est déjà en pause.
refused-now-resume = La partie n’est pas en pause.
refused-kick-self = Pour partir vous-même, utilisez /resign.

## Once more, and together

games-kept = { $match } : un bot garde votre place jusqu’à votre retour.
button-rematch = Revanche
rematch-joined = Vous avez une place à la table de la revanche.
lobby-invites = { $people } : { $host } vous invite à jouer à { $game }. Si cela vous tente, appuyez sur *Rejoindre* à [la table]({ $link }).
command-invite = Qui inviter à la table, par mentions : @Ada @Bela
refused-invite = « { $given } » ne mentionne personne. Mentionnez les personnes à inviter, chacune avec un @ : @Ada @Bela.
refused-rematch-begun = La revanche a commencé : { $match }.

## What has happened

story-mine = { $pages ->
    [one] Depuis votre dernier coup
   *[other] Depuis votre dernier coup ({ $page } sur { $pages })
}
story-start = { $pages ->
    [one] Toute l’histoire
   *[other] Toute l’histoire ({ $page } sur { $pages })
}
story-turn = { $count ->
    [one] Tour { $number } · { $when }
   *[other] Tours { $first } à { $number } · { $when }
}
story-begins = Le début · { $when }
story-nothing = Il ne s’est rien passé depuis votre dernier coup.
story-whole = Toute l’histoire
described = { $pages ->
    [one] { $game }, en mots
   *[other] { $game }, en mots : page { $page } sur { $pages }
}
news-more = Suite ({ $count })
refused-more = Cela n’est plus gardé sous cette forme ; /log raconte toute l’histoire.
