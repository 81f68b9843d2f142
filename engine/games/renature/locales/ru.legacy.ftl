# What a match leaves behind: what is counted, what was chosen, and what can be reached.

renature-trace-laid = выложенные фишки домино
renature-trace-planted = посаженные растения
renature-trace-oaks = посаженные дубы
renature-trace-neutral = посаженные нейтральные растения
renature-trace-sunflowers = подсолнухи
renature-trace-areas = выигранные области
renature-trace-alone = области с обоими местами
renature-trace-again = дополнительные ходы
renature-trace-jokers = новые джокеры
renature-trace-unplanted = оставшиеся растения
renature-trace-plant = Растения

renature-achievement-all-planted = Без остатка
renature-achievement-all-planted-how = Посадить всё, что есть на планшете.
renature-achievement-forester = Лесничий
renature-achievement-forester-how = Посадить четыре дуба.
renature-achievement-bouquet = Букет
renature-achievement-bouquet-how = Собрать десять подсолнухов.
renature-achievement-sunny-side = Солнечная сторона
renature-achievement-sunny-side-how = Получить 30 очков за обороты подсолнухов.
renature-achievement-strongest = Сильнее всех
renature-achievement-strongest-how = Быть сильнее всех в семи областях.
renature-achievement-undisputed = Без соперников
renature-achievement-undisputed-how = Занять оба места в пяти областях.
renature-achievement-silver-lining = Тоже неплохо
renature-achievement-silver-lining-how = Получить 20 очков за вторые места в областях.
renature-achievement-green-thumb = Лёгкая рука
renature-achievement-green-thumb-how = Получить 55 очков за растения.
renature-achievement-diplomat = Дипломат
renature-achievement-diplomat-how = Посадить восемь нейтральных растений.
renature-achievement-encore = На бис
renature-achievement-encore-how = Сделать за облака ещё три хода.
renature-achievement-from-behind = Из последних в первые
renature-achievement-from-behind-how = Победить, начав не более чем с одним очком.
renature-achievement-bloom = В полном цвету
renature-achievement-bloom-how = Набрать 140 очков.
