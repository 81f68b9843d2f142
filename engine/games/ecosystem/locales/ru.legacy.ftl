# What a match leaves behind: what is counted, what was chosen, and what can be reached.

ecosystem-trace-gaps = пробелы
ecosystem-trace-kinds = типы карт
ecosystem-trace-stream-length = карты в самом длинном ручье
ecosystem-trace-meadow-size = карты в самом большом лугу
ecosystem-trace-wolves = волки
ecosystem-trace-foxes = лисы
ecosystem-trace-content-foxes = спокойные лисы
ecosystem-trace-swaps = обмены кроликов
ecosystem-trace-card = Размещённые карты

ecosystem-achievement-no-gaps = Всё на месте
ecosystem-achievement-no-gaps-how = Не оставить ни одного пробела: получить очки за все типы карт.
ecosystem-achievement-great-river = Большая река
ecosystem-achievement-great-river-how = Проложить ручей из шести карт.
ecosystem-achievement-prairie = Прерия
ecosystem-achievement-prairie-how = Собрать луг из пяти карт.
ecosystem-achievement-pack-leader = Вожак стаи
ecosystem-achievement-pack-leader-how = Собрать четырёх волков и самую большую стаю.
ecosystem-achievement-content-foxes = Самые одинокие лисы
ecosystem-achievement-content-foxes-how = Собрать не менее трёх лис, которых не тревожат ни медведи, ни волки.
ecosystem-achievement-bee-garden = Пчелиный сад
ecosystem-achievement-bee-garden-how = Получить 18 очков за пчёл.
ecosystem-achievement-bear-feast = Медвежий пир
ecosystem-achievement-bear-feast-how = Получить 16 очков за медведей.
ecosystem-achievement-sharp-eyes = Острый глаз
ecosystem-achievement-sharp-eyes-how = Получить 20 очков за орлов.
ecosystem-achievement-everywhere-deer = Олени повсюду
ecosystem-achievement-everywhere-deer-how = Получить 16 очков за оленей.
ecosystem-achievement-over-water = Над водой
ecosystem-achievement-over-water-how = Получить 20 очков за стрекоз.
ecosystem-achievement-by-a-whisker = На волосок
ecosystem-achievement-by-a-whisker-how = Победить с отрывом в одно очко.
ecosystem-achievement-thriving = Пышный расцвет
ecosystem-achievement-thriving-how = Набрать 100 очков.
