# Renature.

renature-title = Renature
renature-about = Животные у ручьёв, растения на берегах, борьба за завершённые области. 2–4 игрока, 13–26 ходов.
renature-wins = Когда ручьи вокруг области заполнены, больше всего за неё получает тот, кто там сильнее всех. В конце побеждает тот, у кого больше очков.
renature-mood = Хитрое домино будит спящую долину

## Pieces

renature-domino = { $first }-{ $second }
renature-other-animal = { $name }
    .accusative = { $name }
    .instrumental = { $name }
renature-butterfly = Бабочка
    .accusative = бабочку
    .instrumental = бабочкой
renature-snail = Улитка
    .accusative = улитку
    .instrumental = улиткой
renature-salamander = Саламандра
    .accusative = саламандру
    .instrumental = саламандрой
renature-turtle = Черепаха
    .accusative = черепаху
    .instrumental = черепахой
renature-owl = Сова
    .accusative = сову
    .instrumental = совой
renature-badger = Барсук
    .accusative = барсука
    .instrumental = барсуком
renature-fox = Лиса
    .accusative = лису
    .instrumental = лисой
renature-hedgehog = Ёж
    .accusative = ежа
    .instrumental = ежом
renature-frog = Лягушка
    .accusative = лягушку
    .instrumental = лягушкой
renature-squirrel = Белка
    .accusative = белку
    .instrumental = белкой
renature-turf = Трава
renature-bush = Куст
renature-pine = Ель
renature-oak = Дуб
renature-neutral-turf = Нейтральная трава
renature-neutral-bush = Нейтральный куст
renature-neutral-pine = Нейтральная ель
renature-neutral-oak = Нейтральный дуб
# Plants within a sentence.
renature-told-turf = трава
    .genitive = травы
    .accusative = траву
renature-told-bush = куст
    .genitive = куста
    .accusative = куст
renature-told-pine = ель
    .genitive = ели
    .accusative = ель
renature-told-oak = дуб
    .genitive = дуба
    .accusative = дуб
renature-told-neutral-turf = нейтральная трава
    .genitive = нейтральной травы
    .accusative = нейтральную траву
renature-told-neutral-bush = нейтральный куст
    .genitive = нейтрального куста
    .accusative = нейтральный куст
renature-told-neutral-pine = нейтральная ель
    .genitive = нейтральной ели
    .accusative = нейтральную ель
renature-told-neutral-oak = нейтральный дуб
    .genitive = нейтрального дуба
    .accusative = нейтральный дуб
renature-at = { $first }-{ $second }
renature-worth = { $plant } ({ $value })
# Whose plants they are; $seat is a player’s name.
renature-owner = { $seat }
renature-neutral = нейтральные растения
# A completed area and who gets points from it: shares are “you +6” or “Bela +6”.
renature-area-shares = { $yet ->
    [0] область { $area } ({ $shares })
   *[other] область { $area } (сейчас: { $shares })
}
renature-area-nobody = { $yet ->
    [0] область { $area } ({ $equal ->
        [0] очков не получит никто
       *[other] равные не учитываются, очков не получит никто
    })
   *[other] область { $area } (сейчас: { $equal ->
        [0] очков не получит никто
       *[other] равные не учитываются, очков не получит никто
    })
}
# An area that is still open: what its token is worth, and who is how strong there.
renature-area-open = { $count ->
    [0] { $again ->
        [0] область { $area } ({ $main } сильнейшему, { $second } второму; пусто)
       *[other] область { $area } ({ $main }/{ $second }, пусто)
    }
   *[other] { $again ->
        [0] область { $area } ({ $main } сильнейшему, { $second } второму; { $strong })
       *[other] область { $area } ({ $main }/{ $second }: { $strong })
    }
}
renature-strong-own = вы { $value }
renature-strong-other = { $seat } { $value }
renature-strong-neutral = нейтральные { $value }
renature-share-own = вы +{ $points }
renature-share-other = { $seat } +{ $points }

## Questions

renature-ask-domino = { $fitting ->
    [0] { $another ->
        [0] Ни одна из ваших фишек домино сейчас не подходит. Одну нужно сбросить.
       *[other] { $joker } — джокер, и ни одна из ваших фишек домино не подходит. Сбросить одну или сначала сменить джокера?
    }
   *[other] Какую фишку домино выложить? Джокер ({ $joker }) ложится рядом с любым животным, и любое животное — рядом с ним.
}
renature-ask-at = { $double ->
    [0] Куда выложить домино { $piece }? Первая клетка: { $first }, вторая: { $second }.
   *[other] Куда выложить домино { $piece }?
}
renature-ask-plant = { $cells ->
    [0] Рядом с вашим домино нет свободной клетки. Вернуть растение, чтобы освободить место, или не сажать ничего?
   *[other] { $plants ->
        [0] Ваш планшет пуст. Вернуть растение, чтобы посадить его снова, или не сажать ничего?
       *[other] Что посадить? В скобках — ценность; «вы 3 к 1» — против сильнейшего из остальных в этой области.
    }
}
renature-ask-in = { $piece }: на какой клетке посадить?
renature-ask-discard = Какую фишку домино сбросить? Её увидит весь стол, и в этом ходу вы ничего не выложите и не посадите.
renature-ask-gather = На { $cell } { $clouds ->
    [1] лежит облако
    [one] лежит { $clouds } облако
    [few] лежат { $clouds } облака
   *[many] лежит { $clouds } облаков
}, а на вашем планшете { $room ->
    [0] нет свободных мест
    [one] { $room } свободное место
    [few] { $room } свободных места
   *[many] { $room } свободных мест
}. Сначала потратить часть своих?
renature-ask-score = { $count ->
    [1] Область { $areas } завершена. Вернуть растения за облака, прежде чем начислить за неё очки?
   *[other] Области { $areas } завершены. Вернуть растения за облака, прежде чем начислить за них очки?
}
renature-ask-end = { $again ->
    [0] Ваш ход окончен. Потратить облака, прежде чем он перейдёт дальше? Облаков у вас: { $clouds }.
   *[other] { $fitting ->
        [0] Ваш ход окончен, и в следующем ни одна из ваших фишек домино не подойдёт. Вас всё равно спрашивают: иначе остальные узнали бы об этом.
       *[other] Ваш ход окончен. Сделать ещё один за 3 облака? У вас их { $clouds }.
    }
}
renature-ask-animal = Какое животное станет джокером за 2 облака?
renature-ask-from = Какое растение вернуть? Облаков нужно столько, какова его ценность; потратить можно { $clouds ->
    [one] { $clouds } облако.
    [few] { $clouds } облака.
   *[many] { $clouds } облаков.
}

# Why somebody is needed: after a name and a dash, for everyone to read.
renature-call-lay = ход { $turn } из { $turns }: выложить домино
renature-call-plant = ход { $turn } из { $turns }: посадить растение рядом с домино
renature-call-score = ход { $turn } из { $turns }: начислить очки за завершённые области
renature-call-end = ход { $turn } из { $turns }: сделать ещё один ход или закончить

renature-word-skip = Ничего не сажать
renature-word-discard = Сбросить домино
renature-word-joker = Новый джокер (2 ☁)
renature-word-return = Вернуть растение (1–4 ☁)
renature-word-again = Ещё один ход (3 ☁)
renature-word-gather = Взять, что поместится
renature-word-score = Начислить очки
renature-word-done = Закончить ход

renature-hint-places = { $places ->
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}{ $most ->
    [0] , сразу очков нет
   *[other] , сразу до +{ $most } на { $first } и { $second }
}{ $count ->
    [0] { "" }
   *[other] , может завершить { $outcomes }
}
    .brief = { $places ->
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    }{ $most ->
        [0] { "" }
       *[other] , до +{ $most }
    }{ $done ->
        [0] { "" }
       *[other] , завершает { $areas }
    }
renature-hint-discard = в этом ходу вы ничего не выложите и не посадите
    .brief = { "" }
renature-hint-skip = { $count ->
    [0] оставшиеся растения в конце отнимут свою ценность
   *[other] { $outcomes }; оставшиеся растения в конце отнимут свою ценность
}
    .brief = { $count ->
        [0] { "" }
       *[other] { $total ->
            [0] ±0
           *[other] +{ $total }
        }
    }
renature-hint-completes = завершает { $outcomes }{ $cells ->
    [0] , без посадки
    [one] , { $cells } клетка для посадки
    [few] , { $cells } клетки для посадки
   *[many] , { $cells } клеток для посадки
}{ $more ->
    [0] { "" }
   *[other] , с посадкой всего до +{ $most }
}
    .brief = { $count ->
        [one] { $others ->
            [0] { $own ->
                [0] завершает { $areas }
               *[other] завершает { $areas }, вы +{ $own }
            }
           *[other] { $own ->
                [0] { $seats ->
                    [2] завершает { $areas }, соперник +{ $others }
                   *[other] завершает { $areas }, другие +{ $others }
                }
               *[other] { $seats ->
                    [2] завершает { $areas }, +{ $own }, соперник +{ $others }
                   *[other] завершает { $areas }, +{ $own }, другие +{ $others }
                }
            }
        }
       *[other] { $others ->
            [0] { $own ->
                [0] завершает областей: { $count }
               *[other] завершает областей: { $count }, вы +{ $own }
            }
           *[other] { $own ->
                [0] { $seats ->
                    [2] завершает { $count }, соперник +{ $others }
                   *[other] завершает { $count }, другие +{ $others }
                }
               *[other] { $seats ->
                    [2] завершает { $count }, +{ $own }, соперник +{ $others }
                   *[other] завершает { $count }, +{ $own }, другие +{ $others }
                }
            }
        }
    }{ $more ->
        [0] { "" }
       *[other] ; посадка +{ $most }
    }
renature-hint-beside = { $cells ->
    [0] без посадки
    [one] { $cells } клетка для посадки, сразу до +{ $most }: { $where }
    [few] { $cells } клетки для посадки, сразу до +{ $most }: { $where }
   *[many] { $cells } клеток для посадки, сразу до +{ $most }: { $where }
}
    .brief = { $cells ->
        [0] без посадки
        [one] { $cells } клетка, до +{ $most }
        [few] { $cells } клетки, до +{ $most }
       *[many] { $cells } клеток, до +{ $most }
    }
renature-hint-plant = { $same ->
    [0] { $most ->
        [one] не более { $most } очка, на { $cell }
       *[many] не более { $most } очков, на { $cell }
    }{ $count ->
        [0] { "" }
       *[other] : { $outcomes }
    }
   *[other] { $most ->
        [one] { $most } очко на любой клетке
        [few] { $most } очка на любой клетке
       *[many] { $most } очков на любой клетке
    }{ $count ->
        [0] { "" }
       *[other] ; на { $cell }: { $outcomes }
    }
}{ $open ->
    [0] { "" }
   *[other] ; тогда в области { $area } ваша сила { $own }, у сильнейшего из остальных { $others }
}
    .brief = { $same ->
        [0] +{ $least }–{ $most }
       *[other] +{ $most }
    }{ $open ->
        [0] { "" }
       *[other] , вы { $own } к { $others } в { $area }
    }
renature-hint-cell = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $count ->
    [0] { "" }
   *[other] , { $outcomes }
}{ $lost ->
    [0] { $clouds ->
        [0] { "" }
        [one] , { $clouds } облако
        [few] , { $clouds } облака
       *[many] , { $clouds } облаков
    }
   *[other] , { $kept ->
        [0] { $clouds ->
            [1] для облака места нет
           *[other] для облаков ({ $clouds }) места нет
        }
       *[other] из облаков ({ $clouds }) поместится { $kept }
    }
}{ $open ->
    [0] { "" }
   *[other] ; тогда { $standing }
}
    .brief = { $clouds ->
        [0] +{ $total }
       *[other] { $lost ->
            [0] +{ $total } · { $clouds } ☁
           *[other] +{ $total } · { $kept } из { $clouds } ☁
        }
    }
renature-hint-score = { $count ->
    [1] область { $areas }
   *[other] области { $areas }
}{ $points ->
    [0] , вам без очков
    [one] , вам { $points } очко
    [few] , вам { $points } очка
   *[many] , вам { $points } очков
}
renature-hint-gather = { $lost ->
    [0] поместятся все
    [one] { $lost } облако пропадёт
    [few] { $lost } облака пропадут
   *[many] { $lost } облаков пропадут
}
    .brief = { $lost ->
        [0] +{ $kept } ☁
       *[other] −{ $lost } ☁
    }
# Beside a hint: what shows more than what a strong bot would do.
renature-tempting = { $plant } на { $cell } обещает больше (+{ $points }). Но число говорит о том, что придёт сразу, а подсказка учитывает и то, как сложатся области потом и какие растения у вас останутся.
renature-hint-again = { $dominoes ->
    [0] при нынешнем раскладе ни одна из ваших фишек домино не подойдёт: можно сбросить одну или заплатить и за нового джокера
    [one] подойдёт { $dominoes } ваша фишка домино
    [few] подойдут { $dominoes } ваши фишки домино
   *[many] подойдут { $dominoes } ваших фишек домино
}{ $places ->
    [0] { "" }
    [one] , всего { $places } место
    [few] , всего { $places } места
   *[many] , всего { $places } мест
}
    .brief = { $places ->
        [0] нечего выложить
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    }
renature-shortcut-plant = { $clouds ->
    [0] { $plant } → { $cell }: +{ $points }
   *[other] { $plant } → { $cell }: +{ $points } · { $clouds } ☁
}
renature-shortcut-discard = Сбросить: { $domino }
renature-hint-joker = { $dominoes ->
    [0] ни одна из ваших фишек домино не подойдёт
    [one] подойдёт { $dominoes } ваша фишка домино
    [few] подойдут { $dominoes } ваши фишки домино
   *[many] подойдут { $dominoes } ваших фишек домино
}{ $places ->
    [0] { "" }
    [one] , всего { $places } место
    [few] , всего { $places } места
   *[many] , всего { $places } мест
}
    .brief = { $places ->
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    }
renature-hint-cost = { $plant }, за { $clouds ->
    [one] { $clouds } облако
    [few] { $clouds } облака
   *[many] { $clouds } облаков
}{ $open ->
    [0] { "" }
   *[other] ; тогда { $standing }
}
    .brief = { $plant }, { $clouds } ☁

renature-ahead-place = выбрать место
renature-ahead-plant = посадить растение
renature-ahead-cell = выбрать клетку
renature-ahead-score = начислить очки за завершённые области
renature-ahead-again = ещё один ход за 3 облака
renature-ahead-draw = взять домино

## What would be thrown away

renature-waste-clouds = { $lost ->
    [one] На планшете помещается шесть облаков: { $lost } с этой клетки не поместится и пропадёт.
   *[many] На планшете помещается шесть облаков: { $lost } с этой клетки не поместятся и пропадут.
}
renature-waste-planting = { $points ->
    [one] Здесь можно посадить растение за { $points } очко. Оставшиеся в конце растения отнимут свою ценность.
    [few] Здесь можно посадить растение за { $points } очка. Оставшиеся в конце растения отнимут свою ценность.
   *[many] Здесь можно посадить растение за { $points } очков. Оставшиеся в конце растения отнимут свою ценность.
}
renature-waste-area = Область { $area } сейчас завершается, и так вы за неё ничего не получите. { $plant } на { $cell } даст вам там { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
renature-waste-domino = { $count ->
    [one] Подходит { $count } ваша фишка домино. Если сбросить фишку, в этом ходу вы ничего не выложите и не посадите.
    [few] Подходят { $count } ваши фишки домино. Если сбросить фишку, в этом ходу вы ничего не выложите и не посадите.
   *[many] Подходят { $count } ваших фишек домино. Если сбросить фишку, в этом ходу вы ничего не выложите и не посадите.
}

## Why something is not offered: what follows a name and a colon

renature-barred-apart = ни рядом с таким же животным, ни у стартовой клетки нет двух свободных клеток ручья
renature-barred-clash = везде, где рядом такое же животное, рядом есть и неподходящее
renature-barred-match = рядом с { FORM($other, "instrumental") } нельзя положить { FORM($animal, "accusative") }: животные не совпадают
renature-barred-none-left = на вашем планшете таких не осталось
renature-barred-planted = там уже есть растение
renature-barred-joker = это и есть джокер
renature-barred-others = это растение другого игрока
renature-barred-slot = на вашем планшете нет свободной ячейки для { FORM($plant, "genitive") }
renature-barred-slots = на вашем планшете нет свободной ячейки ни для одного из растений в долине
renature-barred-no-plants = в долине нет ни ваших, ни нейтральных растений
renature-barred-cost = нужно { $cost ->
    [one] { $cost } облако
    [few] { $cost } облака
   *[many] { $cost } облаков
}, у вас { $have ->
    [0] ни одного
   *[other] { $have }
}
renature-barred-aside = нужно { $cost ->
    [one] { $cost } облако
    [few] { $cost } облака
   *[many] { $cost } облаков
}, у вас { $have ->
    [0] ни одного
   *[other] { $have }
}, не считая 3 за ещё один ход
renature-barred-announced = уже объявлен
renature-barred-no-domino = у вас не осталось для него домино
renature-barred-no-room = оплачивается в конце хода и места сейчас не освободит

## What an answer may bring about at once, and what then only the table can take back

renature-shows-drew = новая фишка домино из запаса
renature-shows-token = переворот жетона подсолнухов
renature-shows-final = конец партии
renature-shows-over = конец партии

## What happened

renature-event-start = { $player } начинает. Очки игроков на старте, по порядку хода: { $points }.
renature-event-laid = { $player } выкладывает домино { $domino } на { $first } и { $second }.
renature-event-discarded = { $player } сбрасывает домино { $domino }.
renature-event-planted = { $player } сажает { FORM($plant, "accusative") } на { $cell }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
renature-event-gathered = { $lost ->
    [0] { $player } забирает оттуда { $count ->
        [one] { $count } облако
        [few] { $count } облака
       *[many] { $count } облаков
    }.
    [1] { $count ->
        [0] На планшете помещается шесть облаков: у игрока { $player } они уже есть, и облако с клетки пропадает.
       *[other] На планшете помещается шесть облаков: { $player } забирает { $count }, и 1 пропадает.
    }
   *[other] { $count ->
        [0] На планшете помещается шесть облаков: у игрока { $player } они уже есть, и облака с клетки пропадают ({ $lost }).
       *[other] На планшете помещается шесть облаков: { $player } забирает { $count }, и { $lost } пропадают.
    }
}
renature-event-cancelled = Область { $area }: равная общая ценность — { $others } и { $last }; они не учитываются.
renature-event-both = Область { $area }: учитывается только { $player } и получает всё — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
renature-event-main = Область { $area }: { $player } сильнее всех и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
renature-event-second = Область { $area }: { $player } на втором месте и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
renature-event-nobody = Область { $area }: никто из игроков не учитывается, и очков не получает никто.
renature-event-token = { $player } забирает подсолнухи области { $area }.
renature-event-token-known = { $player } забирает подсолнухи области { $area }: на обороте { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; до конца партии этого не знает больше никто.
renature-event-drew = { $player } берёт домино; { $left ->
    [0] запас пуст
   *[other] в запасе ещё { $left }
}.
renature-event-drew-known = { $player } берёт домино { $domino }; { $left ->
    [0] запас пуст
   *[other] в запасе ещё { $left }
}.
renature-event-joker = { $player } делает джокером { FORM($animal, "accusative") }.
renature-event-returned = { $player } возвращает { FORM($plant, "accusative") } с { $cell } за { $cost ->
    [one] { $cost } облако
    [few] { $cost } облака
   *[many] { $cost } облаков
}.
renature-event-announced = { $player } сделает после этого ещё один ход.
renature-event-again = { $player } платит 3 облака за ещё один ход.
renature-event-final = { $player }: +{ $clouds } за облака, { $left ->
    [0] 0
   *[other] −{ $left }
} за непосаженные растения, +{ $backs } за обороты подсолнухов.
renature-event-over = Все домино сыграны.

## Score sheet

renature-line-start = Старт, по порядку хода
renature-line-plants = Растения
renature-line-main = Области, основные
renature-line-second = Области, дополнит.
renature-line-unfinished = Открытые области в конце
renature-line-clouds = Облака
renature-line-left = Остаток растений
renature-line-backs = Обороты подсолнухов

## Typing and help

renature-verb-play = Выложить домино и посадить растение рядом, всё одной строкой
renature-verb-discard = Сбросить домино, вместо того чтобы выложить
renature-verb-joker = Потратить 2 облака и выбрать нового джокера
renature-verb-return = Потратить облака и вернуть растение
renature-verb-again = Потратить 3 облака и сделать ещё один ход после этого
renature-param-domino = Домино с вашей руки
renature-param-at = Где лягут первое и второе животное, например B1-B2, или буква на картинке
renature-param-plant = Растение с вашего планшета или «Ничего не сажать»
renature-param-in = Клетка для него, например C2
renature-param-discard = Какое домино сбросить
renature-param-end = Если вас об этом спрашивают: «Закончить ход» или «Ещё один ход»
renature-param-animal = Новый джокер
renature-param-from = Клетка растения, которое вы возвращаете

renature-help-reconstructed = Изданного поля нет ни в одном доступном нам источнике. Эти части воссозданы нами; они сохраняют все числа, которые названы в правилах, и тот, у кого есть игра, может исправить их в файле.
renature-help-layout = Воссоздано: русла ручьёв и очертания 18 областей.
renature-help-starts = Воссоздано: столбцы четырёх стартовых клеток.
renature-help-clouds = Воссоздано: на каких клетках лежат облака и сколько их.
renature-help-sunflowers = Воссоздано: дополнительные очки и обороты жетонов подсолнухов.
renature-help-slots = Воссоздано: часть чисел растений на планшетах игроков.
renature-help-animals = Воссоздано: лиса, ёж, лягушка и белка, а также порядок трека джокера.
renature-help-readings = О чём правила молчат: сброшенное домино показывают, очки за растение начисляют до того, как забирают облака с его клетки, растения можно вернуть до начисления очков за завершённую область, и ещё один ход можно объявить раньше, чем он оплачен.

## Standing orders, after “Whenever”

renature-order-end = в конце вашего хода остаются облака
