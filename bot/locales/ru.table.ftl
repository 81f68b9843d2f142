# What a table decides together, and how people come and go.

## Votes

vote-agree = Согласиться
vote-refuse = Отказать
vote-said = { $choice }: { $people }
vote-silent = Ждём голоса: { $people }.
vote-undo-agree = Все согласны: взято назад.
vote-undo-refuse = { $player } не хочет: всё остаётся как есть.
vote-passed = Этот вопрос уже позади.
vote-nobody = Решать пока некому: опаздывают все. Кто первым сделает ход, тот и сможет решать.
refused-vote-over = Это голосование окончено или уже потеряло смысл.
refused-no-voice = Это решают остальные; ваш голос здесь не считается.
refused-voted = Вы это уже сказали.

vote-wait = Подождать ещё столько же
vote-once = Бот играет эту часть
vote-keep = Бот играет до возвращения
vote-open = Предложить место
vote-skip = Пропустить эту часть
vote-late = { $player } опаздывает: вопрос задан { $since }. Что делать столу? Решает большинство остальных.
vote-late-settled = Стол решает: «{ $choice }».
vote-kick = { $asked }: должен ли игрок { $player } выйти из-за стола? Пока никто не сядет на это место, играет бот. Решает большинство.
vote-kick-agree = Решено: { $player } выходит из-за стола.
vote-kick-refuse = Большинства за это нет: { $player } остаётся.
vote-end = { $asked }: закончить ли партию здесь, при нынешнем счёте? Согласиться должны все.
vote-end-kept = { $asked }: закончить ли партию здесь, при нынешнем счёте? Согласиться должны все, кто играет. Те, за кого играет бот, могут отказать: { $players }; время на это истекает { $until }.
vote-end-agree = Все согласны: партия заканчивается здесь.
vote-end-refuse = { $player } хочет играть дальше.
vote-pause = { $asked }: поставить ли партию на паузу? Никого не будут звать, и часы остановятся. Согласиться должны все.
vote-pause-agree = Все согласны: партия на паузе.
vote-pause-refuse = { $player } хочет играть дальше.
vote-resume = { $asked }: продолжить ли партию? Согласиться должны все.
vote-resume-agree = Все согласны: партия продолжается.
vote-resume-refuse = { $player } хочет продлить паузу.

turn-paused = Партия на паузе. Пауза началась { $since }.

## Pace

pace = Темп
command-pace = Сколько может длиться часть хода, прежде чем остальные вправе решать, что делать
refused-pace = Выберите один из предложенных сроков.

## How a table likes to play

custom-rating = Рейтинг
custom-rating-rated = в зачёт (/leaderboard), если играют только люди: без подсказок
custom-rating-casual = вне зачёта
custom-hints = Подсказки
custom-hints-allowed = разрешены
custom-hints-none = нет
custom-rhythm = Боты отвечают
custom-rhythm-at-once = сразу
custom-rhythm-unhurried = не спеша, как люди
refused-custom = Выберите что-нибудь из предложенного.

## Bots

name-bot = { $name } (бот)
name-level = { $face } { $name } (бот)
remark = { $player }: «{ $word }»
remark-0 = Прелесть.
remark-1 = Ха!
remark-2 = Изящно.
remark-3 = Великолепно!
remark-4 = Удачно.
remark-5 = Вуаля.

## Coming and going

changed-weaker = { $level ->
    [none] { $player } не успевает додумать; за него играет случай.
   *[other] { $player } не успевает додумать; за него играет бот послабее ({ $level }).
}
changed-waited = Стол ждёт игрока { $player } ещё столько же.
changed-once = { $level ->
    [none] Эту часть за игрока { $player } играет бот.
   *[other] Эту часть за игрока { $player } играет бот ({ $level }).
}
changed-skipped = Стол пропускает эту часть хода игрока { $player }.
changed-kept = { $level ->
    [none] До возвращения за игрока { $player } играет бот.
   *[other] До возвращения за игрока { $player } играет бот ({ $level }).
}
changed-opened = Место игрока { $player } свободно для всех, пока { $player } не вернётся к игре.
changed-kicked = { $level ->
    [none] { $player } выходит из-за стола по решению остальных. Пока никто не сядет, играет бот.
   *[other] { $player } выходит из-за стола по решению остальных. Пока никто не сядет, играет бот ({ $level }).
}
changed-expelled = { $level ->
    [none] { $other } исключает игрока { $player }, имея на этом сервере такое право. Пока никто не сядет, играет бот.
   *[other] { $other } исключает игрока { $player }, имея на этом сервере такое право. Пока никто не сядет, играет бот ({ $level }).
}
changed-forgotten = { $level ->
    [none] Один из игроков ушёл насовсем. Пока никто не сядет, играет бот { $player }.
   *[other] Один из игроков ушёл насовсем. Пока никто не сядет, играет бот { $player } ({ $level }).
}
changed-resigned = { $level ->
    [none] { $player } сдаётся. Пока никто не сядет, играет бот.
   *[other] { $player } сдаётся. Пока никто не сядет, играет бот ({ $level }).
}
changed-offered = { $other }, { $player } просит вас сесть вместо себя.
changed-sat = { $other } садится на место игрока { $player }.
changed-back = { $player } снова за столом.
changed-returned = Больше никого не осталось, поэтому { $player } снова на своём месте.
changed-ended = Партия заканчивается здесь, при нынешнем счёте.
changed-closed = { $other } заканчивает партию здесь, имея на этом сервере такое право. Итог — по нынешнему счёту.
changed-conceded = { $player } сдаётся: партия заканчивается при нынешнем счёте.
changed-paused = Партия на паузе: никого не зовут, и часы стоят. /resume спросит стол, продолжать ли.
changed-resumed = Партия продолжается.
seat-back = Я снова здесь
seat-sit = Сесть
seat-kept = Пока вас нет, на вашем месте здесь играет бот.
seat-taken = Место ваше. /play покажет вопрос.
seat-returned = С возвращением: место снова ваше. /play покажет вопрос.
resign-offer = Вы выходите из партии насовсем, и на вашем месте играет бот, пока не сядет кто-нибудь другой. Отменить это будет нельзя.
resign-end = Вы сдаётесь, и партия заканчивается здесь, при нынешнем счёте; победить в ней вы уже не можете. Отменить это будет нельзя.
resign-do = Сдаться
resign-done = Вы сдались.
replace-asked = Просьба передана: { $player }. До замены место остаётся вашим.
kick-done = { $player } больше не за столом.
ask-asked = Вопрос задан столу: { $people }.
ask-done = Сделано.
command-resign = Выйти из партии насовсем
command-replace = Попросить кого-нибудь занять ваше место
command-replace-player = Кому его занять
command-kick = Спросить стол, исключить ли кого-нибудь
command-kick-player = Кого исключить
command-pause = Спросить стол, поставить ли партию на паузу
command-resume = Спросить стол, продолжить ли после паузы
command-end = Спросить стол, закончить ли партию как есть
refused-paused = Партия на паузе; /resume спросит стол, продолжать ли.
refused-seat-kept = Здесь на вашем месте играет бот; **/play** вернёт вас за стол.
refused-not-kept = На этом месте бот играет не за вас.
refused-not-offered = Это место не свободно.
refused-had-another = Кто уже играл в этой партии на одном месте, не может занять другое: он знает то, чего здесь знать нельзя.
refused-bot-account = Бот Discord не может занять место; позовите человека.
refused-not-here = Этого человека нет на этом сервере, и сесть за стол он не сможет.
refused-other-seated = Этот человек уже сидит за этим столом.
refused-alone = Больше здесь никто не играет; /end закроет партию.
refused-now-undo = С тех пор положение изменилось; попробуйте ещё раз.
refused-now-late = Сейчас никто не опаздывает.
refused-now-kick = У этого человека уже нет места за этим столом.
refused-now-end = Партия окончена.
refused-now-pause = Партия уже на паузе.
refused-now-resume = Партия не на паузе.
refused-kick-self = Чтобы выйти из партии, введите /resign.

## Once more, and together

games-kept = { $match }: пока вас нет, на вашем месте играет бот.
button-rematch = Реванш
rematch-joined = Вы сидите за столом для реванша.
lobby-invites = { $people }: { $host } зовёт вас сыграть в игру «{ $game }». Если хотите, нажмите *Сесть*: [стол здесь]({ $link }).
command-invite = Кого позвать за стол, через упоминания: @Ada @Bela
refused-invite = В «{ $given }» никто не упомянут. Упомяните тех, кого хотите позвать, каждого через @: @Ada @Bela.
refused-rematch-begun = Реванш уже начался: { $match }.

## What has happened

story-mine = { $pages ->
    [1] После вашего последнего решения
   *[other] После вашего последнего решения ({ $page } из { $pages })
}
story-start = { $pages ->
    [1] Вся история
   *[other] Вся история ({ $page } из { $pages })
}
story-turn = { $count ->
    [1] Ход { $number } · { $when }
   *[other] Ходы { $first }–{ $number } · { $when }
}
story-begins = Начало · { $when }
story-nothing = После вашего последнего решения ничего не произошло.
story-whole = Вся история
described = { $pages ->
    [1] { $game }, словами
   *[other] { $game }, словами: страница { $page } из { $pages }
}
news-more = Ещё ({ $count })
refused-more = В таком виде это больше не хранится; всю историю рассказывает /log.
