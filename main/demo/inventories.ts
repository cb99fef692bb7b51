import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Row } from './insert-rows.ts'
import type { goodsOf } from './workshop-goods.ts'
import type { Masters } from './workshop-masters.ts'

type Context = {
  masters: Masters
  goods: ReturnType<typeof goodsOf>
  clientId: string
  id: () => string
  today: Temporal.PlainDate
  /** Who opens and ends counts, and who counts. */
  by: string | null
  counter: string | null
}

/** One count of the first cold rooms under way: a lot as expected, one a little short, one to be counted again; one of last week. */
export function rowsOfInventories({ masters, goods, clientId, id, today, by, counter }: Context) {
  const { workshopId, idOfPlace, mark } = masters
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: businessZone, plainTime: time }).toInstant().toString()
  const written = { inventories: [] as Row[], places: [] as Row[], lines: [] as Row[], counts: [] as Row[] }
  const open = (number: number, codes: readonly string[], fields: Row) => {
    const inventoryId = id()
    written.inventories.push({
      id: inventoryId,
      workshopId,
      number: `INV${String(today.year % 100).padStart(2, '0')}-${String(number).padStart(3, '0')}`,
      isBlind: true,
      openedBy: by,
      endedAt: null,
      endedBy: null,
      version: 1,
      ...fields,
    })
    for (const code of codes)
      written.places.push({ id: id(), inventoryId, locationId: idOfPlace(code), isOpen: fields.endedAt === undefined })
    return inventoryId
  }
  open(1, ['QUAI'], {
    note: mark('Quai vidé après le départ des camions'),
    openedAt: at(today.subtract({ days: 7 }), '17:00'),
    endedAt: at(today.subtract({ days: 7 }), '17:40'),
    endedBy: by,
    state: 'validated',
  })

  const rooms = ['CF1', 'CF2'] as const
  const openedAt = at(today, '06:10')
  const inventoryId = open(2, rooms, { note: mark('Inventaire de la semaine'), openedAt, state: 'to_recount' })
  const standing = rooms.flatMap(code => lotsIn(goods, idOfPlace(code), openedAt))
  standing.forEach(({ lotId, locationId, g }, place) => {
    const gaps = [0, -400, -31_500]
    const gap = gaps[place]
    const isCounted = gap !== undefined && g > 100_000
    const countedG = isCounted ? g + gap : null
    const countedAt = isCounted ? at(today, `06:${25 + place * 5}`) : null
    const lineId = id()
    written.lines.push({
      id: lineId,
      inventoryId,
      lotId,
      locationId,
      expectedG: g,
      countedG,
      countedAt,
      counterId: isCounted ? counter : null,
      countNo: isCounted ? 1 : 0,
      wantsRecount: gap === -31_500 && isCounted,
      reasonCode: null,
      reason: gap === 0 ? mark('Conforme') : null,
      postedG: null,
      version: 1,
    })
    if (isCounted) written.counts.push({ id: id(), inventoryLineId: lineId, g: countedG, countedAt, actorId: counter })
  })
  return { ...written, numbers: [{ series: 'inventory', ownerId: clientId, year: today.year, last: 2 }] }
}

/** Raw lots that stand in a place at an instant, with their grams. */
function lotsIn({ lots, moves }: ReturnType<typeof goodsOf>, locationId: string, at: string) {
  const raw = new Set(lots.filter(({ kind }) => kind !== 'finished').map(({ id }) => id))
  const balances = new Map<string, number>()
  for (const { lotId, fromLocationId, toLocationId, g, movedAt } of moves as (Row & { lotId: string; g: number })[]) {
    if (!raw.has(lotId) || String(movedAt) > at) continue
    const sign = toLocationId === locationId ? 1 : fromLocationId === locationId ? -1 : 0
    balances.set(lotId, (balances.get(lotId) ?? 0) + sign * g)
  }
  return [...balances].filter(([, g]) => g > 0).map(([lotId, g]) => ({ lotId, locationId, g }))
}
