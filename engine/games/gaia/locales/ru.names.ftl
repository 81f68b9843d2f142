# Cities by the names that their cards have; those of a host’s own cards stay as they are.

gaia-name = { $name ->
    [Millbrook] Мельники
    [Greenacre] Зеленополье
    [Sandgate] Песчанка
    [Larkfield] Жаворонки
    [Fernhollow] Папоротное
    [Oakhaven] Дубрава
    [Pinewatch] Подсосенье
    [Drywell] Суходол
    [Saltroad] Соляной Тракт
    [Dunmoor] Барханово
    [Palmrest] Пальмира
    [Highcrag] Крутогорье
    [Stonebridge] Каменный Мост
    [Reedwater] Камышово
    [Mirefold] Заболотье
    [Crossways] Перепутье
    [Fairmarket] Торговище
    [Waymeet] Росстани
   *[other] { $name }
}
