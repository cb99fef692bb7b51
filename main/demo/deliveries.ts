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
  by: string | null
}

const crates = [
  ['crate', 'VERTE', 'Caisse verte', 1_850],
  ['crate', 'PLIANTE', 'Caisse pliante', 1_420],
  ['crate', 'BAC', 'Bac 40 × 30', 960],
] as const
const supports = [
  ['support', 'PAL', 'Palette bois', 22_000],
  ['support', 'CHARIOT', 'Chariot', 38_000],
] as const
/** Grams that a full crate holds. */
const crateG = 10_400

/** As a scale of a quay leaves its maker. */
const onLine = { protocol: 'mt_sics', baud: 9600, dataBits: 8, parity: 'none', stopBits: 1 }

/**
 * Deliveries of yesterday and today, which became the lots of those days; one at the dock that is half weighed, one that is
 * late, one that is expected in the afternoon and one that was refused.
 */
export function rowsOfDeliveries({ masters, goods, clientId, id, today, by }: Context) {
  const { workshopId, crops, mark, suppliers } = masters
  const containers = [...crates, ...supports].map(([use, code, name, tareG]) => ({
    id: id(),
    workshopId,
    use,
    code,
    tareG,
    version: 1,
    name: mark(name),
  }))
  const ofCode = (wanted: string) => containers.find(({ code }) => code === wanted) as { id: string; tareG: number }
  const [crate, pallet] = [ofCode('VERTE'), ofCode('PAL')]
  const scale = {
    workshopId,
    version: 1,
    code: 'Q1',
    name: mark('Balance du quai'),
    maxG: 1_500_000,
    stepG: 100,
    ...onLine,
  }
  const scales = [{ ...scale, id: id(), verifiedUntil: today.add({ days: 212 }).toString() }]
  const written = { deliveries: [] as Row[], lines: [] as Row[], weighings: [] as Row[] }
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: businessZone, plainTime: time }).toInstant().toString()
  let count = 0
  const deliver = (fields: Row) => {
    count += 1
    const delivery = {
      id: id(),
      workshopId,
      number: `BA${String(today.year % 100).padStart(2, '0')}-${String(count).padStart(5, '0')}`,
      growerId: null,
      carrier: null,
      plate: null,
      note: null,
      expectedAt: null,
      expectedG: null,
      arrivedAt: null,
      closedAt: null,
      closedBy: null,
      refusedReason: null,
      state: 'expected',
      madeAt: at(today.subtract({ days: 1 }), '06:00'),
      version: 1,
      ...fields,
    }
    written.deliveries.push(delivery)
    return delivery.id
  }
  const addLine = (deliveryId: string, rank: number, crop: Masters['crops'][number], fields: Row) => {
    const line = {
      id: id(),
      deliveryId,
      rank,
      articleId: crop.rawId,
      cropCodeId: crop.cropCodeId,
      placeId: null,
      harvestedOn: today.toString(),
      externalNumber: null,
      temperatureC: 11.5,
      category: 'I',
      lotId: null,
      version: 1,
      ...fields,
    }
    written.lines.push(line)
    return line.id
  }
  const weigh = (deliveryLineId: string, kind: string, netG: number, weighedAt: string) => {
    const filled = Math.max(Math.ceil(netG / crateG), 1)
    const tareG = filled * crate.tareG + pallet.tareG
    written.weighings.push({
      id: id(),
      workshopId,
      kind,
      scaleId: scales[0]?.id,
      deliveryLineId,
      crateId: crate.id,
      crates: filled,
      supportId: pallet.id,
      grossG: netG + tareG,
      tareG,
      source: 'keyboard',
      frame: mark(((netG + tareG) / 1000).toFixed(3)),
      weighedAt,
      actorId: by,
    })
  }

  const since = today.subtract({ days: 1 }).toString()
  for (const lot of goods.lots.filter(({ kind, harvestedOn }) => kind === 'harvest' && harvestedOn >= since)) {
    const crop = crops.find(({ cropCodeId }) => cropCodeId === lot.cropCodeId)
    const move = goods.moves.find(({ lotId, kind }) => lotId === lot.id && kind === 'reception')
    if (!crop || !move) continue
    const day = Temporal.PlainDate.from(lot.harvestedOn)
    const deliveryId = deliver({
      id: move.pieceId,
      arrivedAt: at(day, '07:20'),
      closedAt: move.movedAt,
      closedBy: by,
      state: 'closed',
      note: masters.mark('Récolte du matin'),
    })
    const lineId = addLine(deliveryId, 1, crop, { placeId: lot.placeId, harvestedOn: lot.harvestedOn, lotId: lot.id })
    const half = Math.round(lot.initialG / 200) * 100
    weigh(lineId, 'harvest', half, at(day, '07:35'))
    weigh(lineId, 'harvest', lot.initialG - half, at(day, '07:50'))
  }

  const [first, second = first] = crops
  const [supplier, other = supplier] = suppliers
  if (!first || !second) return { ...rowsOf(written), containers, scales, graded: [], numbers: [] }
  const docked = deliver({ arrivedAt: at(today, '09:10'), state: 'in_progress', note: mark('Deuxième passage') })
  const [block, next = block] = first.places
  const weighedLine = addLine(docked, 1, first, { placeId: block?.id })
  addLine(docked, 2, second, { placeId: second.places[0]?.id ?? next?.id })
  weigh(weighedLine, 'harvest', 501_500, at(today, '09:22'))
  weigh(weighedLine, 'harvest', 498_300, at(today, '09:31'))
  if (supplier && other) {
    const truck = { carrier: mark('Transports Gaudin'), plate: 'GC-417-VL' }
    const late = deliver({
      ...truck,
      growerId: supplier.id,
      expectedAt: at(today.subtract({ days: 1 }), '16:30'),
      expectedG: 2_400_000,
    })
    addLine(late, 1, first, { externalNumber: mark('ROS-2612') })
    const afternoon = deliver({ ...truck, growerId: other.id, expectedAt: at(today, '15:00'), expectedG: 1_800_000 })
    addLine(afternoon, 1, second, {})
    deliver({
      ...truck,
      growerId: supplier.id,
      expectedAt: at(today.subtract({ days: 1 }), '10:00'),
      arrivedAt: at(today.subtract({ days: 1 }), '10:25'),
      state: 'refused',
      refusedReason: mark('Palettes mouillées, caisses moisies'),
    })
  }
  return {
    ...rowsOf(written),
    containers,
    scales,
    graded: [{ id: id(), cropCodeId: second.cropCodeId }],
    numbers: [{ series: 'delivery', ownerId: clientId, year: today.year, last: count }],
  }
}

const rowsOf = ({ deliveries, lines, weighings }: Record<'deliveries' | 'lines' | 'weighings', Row[]>) => ({
  deliveries,
  lines,
  weighings,
})
