# Gaïa

gaia-title = Гайя
gaia-about = Вместе создайте мир и раньше других поселите в нём всех своих людей. 2–5 игроков.
gaia-wins = Сразу побеждает тот, у кого в запасе не осталось миплов: они живут в городах, где есть то, что им нужно, и стоят на целях.
gaia-mood = Творите земли, где хорошо каждому городу

## Pieces

gaia-plain = равнина
    .brief = Равнина
    .genitive = равнины
    .accusative = равнину
gaia-forest = лес
    .brief = Лес
    .genitive = леса
    .accusative = лес
gaia-sea = море
    .brief = Море
    .genitive = моря
    .accusative = море
gaia-desert = пустыня
    .brief = Пустыня
    .genitive = пустыни
    .accusative = пустыню
gaia-mountain = горы
    .brief = Горы
    .genitive = гор
    .accusative = горы
gaia-swamp = болото
    .brief = Болото
    .genitive = болота
    .accusative = болото
gaia-animal = животные
    .genitive = животных
    .accusative = животных
gaia-star = любая земля
    .genitive = любой земли
    .accusative = любую землю
gaia-element = любая стихия
    .genitive = любой стихии
    .accusative = любую стихию
gaia-sun = Солнце
    .genitive = Солнца
    .accusative = Солнце
gaia-rain = Дождь
    .genitive = Дождя
    .accusative = Дождь
gaia-earthquake = Землетрясение
    .genitive = Землетрясения
    .accusative = Землетрясение
gaia-tornado = Торнадо
    .genitive = Торнадо
    .accusative = Торнадо
gaia-protection = Защита
    .genitive = Защиты
    .accusative = Защиту
gaia-lightning = Молния
    .genitive = Молнии
    .accusative = Молнию
gaia-volcano = Извержение вулкана
    .genitive = Извержения вулкана
    .accusative = Извержение вулкана
gaia-animals = Животные { FORM($land, "genitive") }
    .brief = Животные { FORM($land, "genitive") }
gaia-city = { $name }: { $base } (нужны { $needs })
    .brief = { $name }
# Cards in a sentence about what happened.
gaia-told-nature = карта { FORM($land, "genitive") }
    .accusative = карту { FORM($land, "genitive") }
gaia-told-animals = карта животных { FORM($land, "genitive") }
    .accusative = карту животных { FORM($land, "genitive") }
gaia-told-city = город { $name } (нужны { $needs })
    .accusative = город { $name } (нужны { $needs })
gaia-and = { $one } + { $rest }
gaia-goal = { $cards }
    .brief = Достичь этой цели
gaia-goal-part = { $count } × { $land }
gaia-goal-elements = { $count ->
    [one] любая { $count } карта Стихий
    [few] любые { $count } карты Стихий
   *[many] любые { $count } карт Стихий
}
gaia-back-nature = Природа
    .genitive = Природы
gaia-back-life = Жизнь
    .genitive = Жизни
gaia-back-element = Стихия
    .genitive = Стихий
gaia-back-of = карта { FORM($back, "genitive") } у игрока { $seat }
    .accusative = карту { FORM($back, "genitive") } у игрока { $seat }
gaia-deck = Верхняя карта колоды { FORM($back, "genitive") }
    .brief = Колода { FORM($back, "genitive") }
gaia-end = Карт { FORM($back, "genitive") } не осталось: закончить партию

## Players

gaia-you = вы
    .genitive = вас
    .dative = вам
gaia-player = { $seat }
    .genitive = игрока { $seat }
    .dative = игроку { $seat }

## Questions

gaia-ask-card = { $doing ->
    [take-1] Первое действие из двух: какую карту взять?
    [take-2] Второе действие из двух: какую карту взять?
    [only-take-1] Первое действие из двух: какую карту взять? Сыграть сейчас нечего.
    [only-take-2] Второе действие из двух: какую карту взять? Сыграть сейчас нечего.
    [play-1] Первое действие из двух: какую карту сыграть? Или взять новую?
   *[play-2] Второе действие из двух: какую карту сыграть? Или взять новую?
}
gaia-ask-at = { $what ->
    [nature] Куда положить тайл { FORM($name, "genitive") }? Его карта потом учитывается для ваших целей.
    [life] { $name }: на какой тайл вывести четырёх животных?
    [city] Где основать город { $name }? Рядом должны быть две из четырёх его потребностей.
    [sun] Какой тайл осушит Солнце? Болото станет равниной, равнина — пустыней.
    [rain] Какой тайл оросит Дождь? Пустыня станет равниной, равнина — болотом.
    [earthquake] Какой тайл сдвинет Землетрясение? Второй вы выберете потом.
    [lightning] Куда ударит Молния? Город, миплы и животные там пропадут.
    [volcano] В каких горах извержение? Всё, что на них и рядом, пропадёт.
   *[other] { $name }: куда?
}
gaia-ask-with = С каким тайлом поменяется местами { $about }?
gaia-ask-city = Каждый ваш город съедает по одному животному, а на всех не хватит. Какой город накормить первым?
gaia-ask-from = С какого тайла взять животное для города { $city } ({ $about })?
gaia-ask-discard = { $many ->
    [elements] У вас три карты Стихий, а оставить можно две. Какую сбросить?
   *[cards] У вас семь карт, а оставить можно шесть. Какую сбросить?
}
gaia-ask-goal = { $count ->
    [1] Достичь цели ({ $goal })? Её карты сбрасываются, и на ней встаёт ваш мипл.
   *[other] Какой цели достичь? Её карты сбрасываются, и на ней встаёт ваш мипл.
}
gaia-ask-capture = Вы увеличили покрытие города { $city } ({ $about }). Чей мипл уступит место вашему?
gaia-ask-second = В городе { $city } ({ $about }) покрыты все четыре потребности. Поселить там двух миплов? В запасе у вас { $home }.
gaia-ask-back = { $all ->
    [1] Торнадо: карту какого типа взять наугад у игрока { $about }?
   *[other] Торнадо, { $number } из { $all }: карту какого типа взять наугад у игрока { $about }?
}
gaia-ask-keep = Торнадо принёс вам эти карты. Какую оставить? Остальные сбрасываются.
gaia-ask-protect = { $what ->
    [tornado] { $seat } играет { FORM($about, "accusative") }, чтобы взять у вас карту { FORM($target, "genitive") }. Пропустить?
   *[element] { $hit ->
        [0] { $seat } играет { FORM($about, "accusative") }: { $target }. Пропустить?
       *[other] { $seat } играет { FORM($about, "accusative") }: { $target }. Миплы вернутся в запас у { FORM($against, "genitive") }. Пропустить?
    }
}{ $able ->
    [0] { " " }Защиты у вас нет, но вас спрашивают, чтобы никто об этом не узнал.
   *[other] { "" }
}
gaia-ask-end = Карт { FORM($back, "genitive") } не осталось. Попытка взять такую карту завершает партию. Закончить?

## A step of an idea: what is chosen, and what is done with it; $first is 0 where another step came before

gaia-step-card = { $about ->
    [play] { $kind ->
        [card] Сыграть «{ $what }»
       *[other] { $what }
    }
   *[take] { $first ->
        [0] { $what }
       *[1] { $kind ->
            [deck] Взять: { $what }
           *[other] Взять «{ $what }»
        }
    }
}
gaia-step-discard = { $first ->
    [1] Сбросить «{ $what }»
   *[0] сбросить «{ $what }»
}
gaia-step-goal = { $kind ->
    [goal] Достичь цели: { $what }
   *[other] { $what }
}
gaia-step-back = { $about }: { $what }
gaia-step-capture = { $kind ->
    [seat] место уступает: { $what }
   *[other] { $what }
}
gaia-step-city = первым ест { $what }
gaia-step-from = { $about } ест животное с { $what }
gaia-tempting = Здесь можно достичь цели и сразу поставить мипла. Но бот считает, что карты, которых она стоит, принесут больше.

## Why somebody is needed, after a name: for all to read. $number is 0 where nobody has counted the turns

gaia-call-turn = { $number ->
    [0] ваш ход: два действия
   *[other] ваш ход { $number }: два действия
}
gaia-call-second = { $number ->
    [0] ваше второе действие
   *[other] ваш ход { $number }: второе действие
}
gaia-call-feed = { $number ->
    [0] ваш ход: накормить города, потом два действия
   *[other] ваш ход { $number }: накормить города, потом два действия
}
gaia-call-rest = { $number ->
    [0] ваш ход продолжается
   *[other] ваш ход { $number } продолжается
}
gaia-call-goal = можно достичь цели
gaia-call-keep = ваш Торнадо удался: выбрать карту, которая останется
gaia-call-element = { $seat } играет { FORM($card, "accusative") }: { $target }. Пропустить или отменить?
gaia-call-tornado = { $seat } играет { FORM($card, "accusative") }, чтобы взять у вас карту { FORM($back, "genitive") }: пропустить или отменить?
gaia-target-swap = { $one } и { $other }
gaia-target-home = город { $city } на { $cell } (живут: { $people })
gaia-target-city = город { $city } на { $cell } (никто не живёт)
gaia-target-herd = { $count ->
    [1] последнее животное на { $cell }
    [one] { $count } животное на { $cell }
   *[many] { $count } животных на { $cell }
}
gaia-target-turn = { $cell } ({ $land } → { $into })
gaia-target-volcano = { $count ->
    [0] горы на { $cell }
   *[other] горы на { $cell }, а с ними { $things }
}
gaia-target-land = { $land } на { $cell }

## Options in words

gaia-word-take = Взять карту
gaia-word-play = Сыграть карту
gaia-word-beside = Ничей: встать рядом
gaia-word-second = Два мипла
gaia-word-single = Хватит одного
gaia-word-keep = Не брать цель: оставить карты
gaia-word-protect = Сыграть Защиту
gaia-word-pass = Пропустить
gaia-word-change = Изменить ответ
gaia-word-heed = Спрашивать о стихиях
gaia-word-stop = Закончить партию
gaia-word-go-on = Играть дальше

## What happened

gaia-event-turn = Ход игрока { $player }.
gaia-event-took = { $player } берёт { FORM($card, "accusative") }; открывается { $next }.
gaia-event-took-last = { $player } берёт { FORM($card, "accusative") }; колода кончилась.
gaia-event-drew = { $player } берёт карту { FORM($back, "genitive") }.
gaia-event-drew-known = { $player } берёт { FORM($card, "accusative") }.
gaia-event-discarded = { $player } сбрасывает { FORM($card, "accusative") }.
gaia-event-laid = { $player } кладёт тайл { FORM($land, "genitive") } на { $cell }.
gaia-event-roamed = { $player } выводит четырёх животных на { $cell } ({ $land }).
gaia-event-founded = { $player } основывает { FORM($card, "accusative") } на { $cell }.
gaia-event-fed = { $player } кормит город { $city } на { $cell } с { $tile }; { $left ->
    [0] животных там не осталось.
    [1] там осталось одно животное.
   *[other] животных там осталось { $left }.
}
gaia-event-settled = { $count ->
    [1] { $player } поселяет мипла в городе { $city } ({ $cell }), где покрыто { $covered } из 4 потребностей.
    [one] { $player } поселяет { $count } мипла в городе { $city } ({ $cell }), где покрыто { $covered } из 4 потребностей.
   *[many] { $player } поселяет { $count } миплов в городе { $city } ({ $cell }), где покрыто { $covered } из 4 потребностей.
}
gaia-event-weakened = { $player }: { $city } ({ $cell }) { $before }→{ $after }, рядом больше нет { FORM($needs, "genitive") }.
gaia-event-left = { $count ->
    [1] Мипл игрока { $player } возвращается в запас из города { $city } ({ $cell }).
    [one] { $count } мипл игрока { $player } возвращается в запас из города { $city } ({ $cell }).
    [few] { $count } мипла игрока { $player } возвращаются в запас из города { $city } ({ $cell }).
   *[many] { $count } миплов игрока { $player } возвращаются в запас из города { $city } ({ $cell }).
}
gaia-event-abandoned = Города { $city } на { $cell } больше нет; его тайл снова свободен.
gaia-event-claimed = { $player } достигает цели: { $goal }.
gaia-event-cast-at = { $player } играет { FORM($card, "accusative") } на { $cell }.
gaia-event-cast-from = { $player } играет { FORM($card, "accusative") }, чтобы взять { FORM($backs, "accusative") }.
gaia-event-sealed = { $player }: ответ получен.
gaia-event-sealed-known = { $player }: ответ получен («{ $answer }»).
gaia-event-reopened = { $player } думает ещё раз.
gaia-event-protected = { $player } отменяет { FORM($card, "accusative") } Защитой.
gaia-event-unopposed = Никто не отменяет { FORM($card, "accusative") }.
gaia-event-turned = На { $cell } теперь { $land }.
gaia-event-scattered = Животных на { $cell } больше нет.
gaia-event-lost = { $player } теряет из-за Торнадо карту { FORM($back, "genitive") }.
gaia-event-lost-known = { $player } теряет из-за Торнадо { FORM($card, "accusative") }.
gaia-event-kept = { $player } оставляет себе карту { FORM($back, "genitive") }.
gaia-event-kept-known = { $player } оставляет себе { FORM($card, "accusative") }.
gaia-event-dropped = { $player } сбрасывает { FORM($cards, "accusative") }.
gaia-event-ended = { $player } заканчивает партию: карт { FORM($back, "genitive") } не осталось.
gaia-event-won = { $player } побеждает.

## What a choice would bring

gaia-hint = { $parts }
    .brief = { $parts }
gaia-hint-nothing = города не меняются
    .brief = { "" }
gaia-hint-not-yet = города пока не меняются
    .brief = { "" }
gaia-hint-only = только на { $cell }; { $parts }{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $quiet ->
        [0] { $cell } { $parts }
       *[other] { $cell }{ $goals ->
            [0] { "" }
           *[other] , { $goal }
        }
    }
gaia-does = { $element ->
    [sun] осушает тайл (болото становится равниной, равнина — пустыней)
    [rain] орошает тайл (пустыня становится равниной, равнина — болотом)
    [earthquake] меняет местами два соседних тайла
    [tornado] берёт по карте у каждого другого игрока, и одну из них вы оставите себе
    [lightning] убирает с одного тайла город, миплов и животных
    [volcano] опустошает горы и все тайлы рядом, а земли рядом превращает в пустыни
   *[protection] отменяет чужую стихию
}
gaia-hint-element = { $does }{ $idle ->
    [0] { "" }
   *[other] ; сейчас нельзя — { $why }
}{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $idle ->
        [0] { "" }
       *[other] нельзя
    }
gaia-hint-not-now = сейчас нельзя — { $why }
    .brief = { $why }
gaia-hint-fits = { $count ->
    [1] есть одно место; { $parts }
    [one] есть { $count } место, лучшее — { $cell }; { $parts }
    [few] есть { $count } места, лучшее — { $cell }; { $parts }
   *[many] есть { $count } мест, лучшее — { $cell }; { $parts }
}
    .brief = покрыто { $after }/4 на { $cell }
gaia-hint-gains = лучше всего на { $cell }: { $parts }{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $gain ->
        [0] { $kind ->
            [goal] цель
           *[other] { $point }
        }
        [one] +{ $gain } мипл на { $cell }{ $kind ->
            [goal] , цель
           *[other] { "" }
        }
        [few] +{ $gain } мипла на { $cell }{ $kind ->
            [goal] , цель
           *[other] { "" }
        }
       *[many] +{ $gain } миплов на { $cell }{ $kind ->
            [goal] , цель
           *[other] { "" }
        }
    }
gaia-hint-quiet = { $kind ->
    [goal] собирает все карты цели, и на неё сможет встать ваш мипл; городам это ничего не даёт
    [nearer] { $goal }; городам это сейчас ничего не даёт
   *[none] ни городам, ни целям это сейчас ничего не даёт
}
    .brief = { $kind ->
        [goal] цель, если сыграть
        [nearer] { $goal }
       *[none] без пользы
    }
gaia-hint-nearer = { $left ->
    [0] собирает все карты цели
    [1] { $held ->
        [0] до цели останется одна карта
       *[other] до цели останется одна карта, и она у вас на руке
    }
    [one] { $rest ->
        [0] до цели останется { $left } карта, и все у вас на руке
       *[other] { $held ->
            [0] до цели останется { $left } карта
           *[other] до цели останется { $left } карта, из них на руке { $held }
        }
    }
    [few] { $rest ->
        [0] до цели останутся { $left } карты, и все у вас на руке
       *[other] { $held ->
            [0] до цели останутся { $left } карты
           *[other] до цели останутся { $left } карты, из них на руке { $held }
        }
    }
   *[many] { $rest ->
        [0] до цели останется { $left } карт, и все у вас на руке
       *[other] { $held ->
            [0] до цели останется { $left } карт
           *[other] до цели останется { $left } карт, из них на руке { $held }
        }
    }
}
    .brief = { $left ->
        [0] цель
       *[other] { $held ->
            [0] до цели { $left }
           *[other] до цели { $left }, из них на руке { $held }
        }
    }
gaia-hint-tornado = { $count ->
    [1] берёт у другого игрока карту, и она останется у вас
   *[other] берёт по карте у остальных ({ $count }), и одну из них вы оставите себе
}{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $count ->
        [1] 1 карта
       *[other] 1 из { $count } карт
    }
gaia-hint-shakes = лучше всего с { $cell }: { $parts }
    .brief = { $gain ->
        [0] { $point }
       *[other] +{ $gain }
    }
gaia-hint-shakes-nothing = вашим городам это ничего не даёт
    .brief = { "" }
gaia-hint-deck = { $count ->
    [1] вслепую; последняя
   *[other] вслепую; осталось { $count }
}
    .brief = { $count ->
        [1] последняя
       *[other] ещё { $count }
    }
gaia-hint-full = рука полна: одну карту придётся сбросить
    .brief = рука полна
gaia-hint-holds = { $count ->
    [1] такая карта там одна
   *[other] таких карт там { $count }
}
    .brief = { $count }
gaia-hint-claims = { $left ->
    [0] ваш последний мипл: вы победите
    [1] в запасе останется один мипл
   *[other] миплов в запасе останется { $left }
}
    .brief = { $left ->
        [0] победа
        [one] останется { $left } мипл
        [few] останется { $left } мипла
       *[many] останется { $left } миплов
    }
gaia-hint-passes = { $others ->
    [0] { $parts }
   *[other] { $parts } — если не отменит кто-то другой
}{ $count ->
    [0] { "" }
   *[other] ; { $claims }
}
gaia-hint-robbed = { $count ->
    [1] { $player } −1 карта { FORM($back, "genitive") } (единственная)
   *[other] { $player } −1 карта { FORM($back, "genitive") } (наугад из { $count })
}
gaia-hint-robber = { $count ->
    [1] она достанется { FORM($player, "dative") }
   *[other] одна из них достанется { FORM($player, "dative") }
}
gaia-hint-cancels = { $card } ничего не меняет, ваша Защита ложится перед вами{ $count ->
    [0] { "" }
   *[other] ; { $claims }
}
gaia-hint-can-claim = { $home ->
    [1] { FORM($player, "dative") } доступна цель, и последний мипл принесёт победу
   *[other] { FORM($player, "dative") } доступна цель
}
gaia-hint-scatters = { $count ->
    [1] последнее животное на { $cell } пропадёт
   *[other] животные на { $cell } пропадут ({ $count })
}
    .brief = без животных
gaia-hint-burns = { $count ->
    [1] один тайл станет пустыней
    [one] { $count } тайл станет пустыней
    [few] { $count } тайла станут пустынями
   *[many] { $count } тайлов станут пустынями
}
    .brief = { $count ->
        [one] { $count } пустыня
        [few] { $count } пустыни
       *[many] { $count } пустынь
    }
gaia-hint-turns = { $before } → { $after }, города не меняются
    .brief = → { $after }
gaia-hint-opens-own = вы сможете основать город { $city }
    .brief = откроет г. { $city }
gaia-hint-opens-open = город { $city } сможет основать тот, кто его возьмёт
    .brief = откроет г. { $city }
gaia-hint-closes-own = вашему городу { $city } не останется места
    .brief = закроет г. { $city }
gaia-hint-closes-open = городу { $city } не останется места
    .brief = закроет г. { $city }
gaia-hint-founds = { $city } ({ $cell }) — покрыто { $after } из 4 ({ $needs })
    .brief = покрыто { $after }/4
gaia-hint-raises = { $city } ({ $cell }) { $before }→{ $after } (+{ $needs })
    .brief = { $city } { $before }→{ $after }
gaia-hint-breaks = { $city } ({ $cell }) { $before }→{ $after } (−{ $needs })
    .brief = { $city } { $before }→{ $after }
gaia-hint-shifts = { $city } ({ $cell }) { $before }→{ $after } (+{ $gained }, −{ $broken })
    .brief = { $city } { $before }→{ $after }
gaia-hint-ruins = город { $city } ({ $cell }) пропадёт
    .brief = рушит г. { $city }
gaia-hint-comes = { $count ->
    [one] { $player } +{ $count } мипл
    [few] { $player } +{ $count } мипла
   *[many] { $player } +{ $count } миплов
}
    .brief = { $count ->
        [one] { $player } +{ $count } мипл
        [few] { $player } +{ $count } мипла
       *[many] { $player } +{ $count } миплов
    }
gaia-hint-leaves = { $count ->
    [one] { $player } −{ $count } мипл
    [few] { $player } −{ $count } мипла
   *[many] { $player } −{ $count } миплов
}
    .brief = { $player } −{ $count }
gaia-hint-capture = можно кого-то заменить ({ $player }, { $city })
gaia-hint-second = можно второго мипла ({ $player }, { $city })
gaia-hint-goal = собирает все карты цели
    .brief = цель
gaia-hint-wins = последний мипл ({ $player }) — победа в партии
    .brief = победа: { $player }
gaia-hint-end = победа достанется { FORM($winner, "dative") }

## A card and its best place as one choice: what stands on the button

gaia-shortcut = { $kind ->
    [gains] { $count ->
        [one] { $letter } → { $place }: +{ $count } мипл
        [few] { $letter } → { $place }: +{ $count } мипла
       *[many] { $letter } → { $place }: +{ $count } миплов
    }
    [hurts] { $letter } → { $place }: { $player } −{ $count }
    [opens] { $letter } → { $place }: откроет г. { $city }
   *[rises] { $letter } → { $place }: { $city } { $before }→{ $after }
}
gaia-shortcut-snug = { $letter } → { $place }

## What an answer may bring about at once, and what then only the table can take back

gaia-shows-drew = новая карта из колоды
gaia-shows-took = открытие следующей карты
gaia-shows-lost = переход карты из рук в руки
gaia-shows-dropped = показ и сброс карт
gaia-shows-cast-at = вопрос остальным о вашей стихии
gaia-shows-cast-from = вопрос остальным о вашей стихии
gaia-shows-protected = показ всех ответов
gaia-shows-unopposed = показ всех ответов

## Still to come, after “Then:”

gaia-ahead-feed = { $count ->
    [1] накормить ещё один город, если для него останутся животные
    [one] накормить ещё { $count } город, насколько хватит животных
    [few] накормить ещё { $count } города, насколько хватит животных
   *[many] накормить ещё { $count } городов, насколько хватит животных
}
gaia-ahead-actions = { $count ->
    [1] ещё одно действие
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
gaia-ahead-next = ход игрока { $seat }
gaia-ahead-discard = сбросить карту (на руке можно держать не более { $count })
gaia-ahead-rob = то же для игрока { $seat }
gaia-ahead-keep = оставить себе одну из взятых карт, если никто не отменит

## What an answer throws away

gaia-waste-meeples = { $count ->
    [1] Так один ваш собственный мипл вернётся в запас.
    [one] Так { $count } ваш собственный мипл вернётся в запас.
    [few] Так { $count } ваших собственных мипла вернутся в запас.
   *[many] Так { $count } ваших собственных миплов вернутся в запас.
}
gaia-waste-idle = { $cell } изменится ({ $before } → { $after }), но ни городам, ни целям это ничего не даст.
gaia-waste-full = У вас уже { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: если взять ещё одну, придётся одну сбросить.
gaia-waste-element = У вас уже две карты Стихий: если взять третью, придётся одну из них сбросить.
gaia-waste-win = Так вы поставите последнего мипла и выиграете партию.

## Why something cannot be chosen: after its name, without a full stop

gaia-why-supply = в запасе нет тайлов { FORM($land, "genitive") }
    .brief = нет тайлов
gaia-why-reserve = { $count ->
    [0] нужны четыре животных, а в резерве нет ни одного
    [1] нужны четыре животных, а в резерве осталось одно
   *[other] нужны четыре животных, а в резерве осталось { $count }
}
    .brief = мало животных
gaia-why-no-tile = нет свободного тайла { FORM($land, "genitive") }
    .brief = нет тайла
gaia-why-needs = { $count ->
    [0] должны быть покрыты две потребности города, а на свободных тайлах для него не покрыта ни одна
   *[1] должны быть покрыты две потребности города, а на лучшем свободном тайле для него покрыта только одна
}
    .brief = { $count }/4, а надо 2
gaia-why-needs-here = { $count ->
    [0] на этом тайле не покрыта ни одна потребность города, а нужны две
   *[1] на этом тайле покрыта только одна потребность города, а нужны две
}
gaia-why-no-sun = нет ни болота, ни равнины без города
gaia-why-no-rain = нет ни пустыни, ни равнины без города
gaia-why-no-swap = нет двух различных соседних тайлов
gaia-why-nobody = у других игроков нет карт
gaia-why-no-strike = в мире нет ни городов, ни животных
gaia-why-no-mountain = в мире нет гор
gaia-why-answer = этой картой можно только ответить на чужую стихию
gaia-why-corner = с миром общий только угол
gaia-why-city = там стоит город
gaia-why-herd = там уже есть животные
gaia-why-land = другая земля; карта для { FORM($land, "genitive") }
gaia-why-sea = на море города не стоят
gaia-why-sun = Солнце меняет только болота и равнины
gaia-why-rain = Дождь меняет только пустыни и равнины
gaia-why-alike = все соседние тайлы такие же
gaia-why-twin = эти два тайла одинаковы
gaia-why-bare = там нет ни города, ни животных
gaia-why-volcano = извержение бывает только в горах
gaia-why-deserts = { $count ->
    [1] нужен тайл пустыни, а в запасе нет ни одного
    [one] нужен { $count } тайл пустыни, а в запасе { $left }
    [few] нужны { $count } тайла пустыни, а в запасе { $left }
   *[many] нужны { $count } тайлов пустыни, а в запасе { $left }
}
gaia-why-unchanged = там ничего не изменится
gaia-why-deck = колода кончилась; её открытые карты ещё можно взять
gaia-why-no-card = ни одну из ваших карт сейчас нельзя сыграть
gaia-why-elements = уйти должна одна из трёх карт Стихий
gaia-why-back = на этой руке нет такой карты
gaia-why-unprotected = у вас нет Защиты
gaia-why-claimed = цель уже занята, там { $seat }
gaia-why-lacking = перед вами не хватает: { $cards }
gaia-why-no-hunger = этому городу животные не нужны
gaia-why-no-food = рядом с городом нет животных
gaia-why-fed = этот город уже накормлен

## Score

gaia-score-cities = Миплы в городах
gaia-score-goals = Миплы на целях

## Settings

gaia-setting-capture = Захват
gaia-setting-capture-off = Миплы делят города
gaia-setting-capture-on = Увеличив покрытие города, можно заменить там мипла
gaia-setting-four = Четыре потребности
gaia-setting-four-off = По одному миплу каждого игрока в городе
gaia-setting-four-on = Два мипла в городе, где покрыты все четыре
gaia-setting-elements = Стихии
gaia-setting-elements-off = Без карт Стихий
gaia-setting-elements-on = С картами Стихий
gaia-setting-disasters = Стихийные бедствия
gaia-setting-disasters-off = Без Молнии и Извержения вулкана
gaia-setting-disasters-on = С Молнией и Извержением вулкана (и всеми стихиями)
gaia-setting-disasters-4 = С Извержением вулкана и четырьмя из пяти Молний (и всеми стихиями)
gaia-setting-disasters-3 = С Извержением вулкана и тремя из пяти Молний (и всеми стихиями)
gaia-setting-disasters-2 = С Извержением вулкана и двумя из пяти Молний (и всеми стихиями)
gaia-setting-disasters-1 = С Извержением вулкана и одной из пяти Молний (и всеми стихиями)

## Commands

gaia-verb-take = Взять открытую карту или верхнюю карту колоды
gaia-verb-play = Сыграть карту с руки
gaia-verb-feed = Накормить города в начале хода
gaia-verb-discard = Сбросить карту, когда их слишком много
gaia-verb-claim = Достичь цели
gaia-verb-capture = Заменить кого-то в городе, чьё покрытие вы увеличили
gaia-verb-settle = Сказать, селить ли двух миплов в городе со всеми четырьмя потребностями
gaia-verb-tornado = Сказать, карту какого типа берёт Торнадо
gaia-verb-keep = Оставить себе одну из карт, которые взял Торнадо
gaia-verb-protect = Отменить стихию своей Защитой
gaia-verb-pass = Пропустить стихию
gaia-param-card = Карта
gaia-param-at = Клетка для неё, например H8
gaia-param-with = Второй тайл Землетрясения
gaia-param-goal = Цель
gaia-param-city = Город, который ест первым
gaia-param-from = Тайл с животными
gaia-param-discard = Карта, которая уйдёт
gaia-param-capture = Чей мипл уступит место
gaia-param-second = Два мипла или один
gaia-param-back = Тип карты
gaia-param-keep = Карта, которая останется

## Good to know

gaia-help-reconstructed = 18 городов, деление 12 карт животных и 9 целей воссозданы: их число известно, а что на них напечатано — лишь отчасти. Тот, у кого есть игра, может внести настоящие карты в файл.
gaia-help-map = У мира нет края. Его первый тайл — H8, и названия клеток никогда не меняются.
gaia-help-options = Захват, четыре потребности, стихии и стихийные бедствия — отдельные параметры; бедствия добавляют и стихии, а часть Молний может остаться в коробке.
gaia-help-protection = Когда сыграна стихия, все остальные, у кого есть карта Стихий, отвечают тайно, и никто не видит, у кого Защита.
gaia-help-end = Если взять карту кончившегося типа, партия завершается. Сначала вас об этом спросят.

## Standing orders, after “Whenever”

gaia-order-protect = кто-то играет карту Стихий
