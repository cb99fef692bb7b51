import { businessZone } from '#kernel/shared/business-zone.ts'
import { checkDigit } from '#kernel/shared/gs1.ts'
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
  /** What pallets stand on. */
  supportId: string | null
}

const prefix = '3761042'

/** Trucks of today: one that left, one loaded, one half loaded, one half picked, one that waits; one of tomorrow. */
export function rowsOfShipments({ masters, goods, clientId, id, today, by, supportId }: Context) {
  const { workshopId, companyId, customers, mark, idOfPlace } = masters
  const written = {
    shipments: [] as Row[],
    lines: [] as Row[],
    pallets: [] as Row[],
    palletLines: [] as Row[],
    notes: [] as Row[],
    noteLines: [] as Row[],
    moves: [] as Row[],
  }
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: businessZone, plainTime: time }).toInstant().toString()
  const [lot] = lotsAtDock(goods, idOfPlace('QUAI'))
  const [first] = customers
  const numbers = [{ series: 'delivery-note', ownerId: clientId, year: today.year, last: goods.notes.length + 1 }]
  const prefixes = [{ id: id(), companyId, prefix, version: 1 }]
  if (!lot || !first) return { ...written, numbers, prefixes }

  let plannedTrucks = 0
  const plan = (state: string, [cutOff, leaves]: readonly [string, string], cases: number, fields: Row = {}) => {
    const day = fields.day instanceof Temporal.PlainDate ? fields.day : today
    const { day: _day, ...told } = fields
    const customer = customers[plannedTrucks % customers.length] as { id: string }
    plannedTrucks += 1
    const shipment = {
      id: id(),
      workshopId,
      partnerId: customer.id,
      customerReference: mark(`CF-${4_410 + plannedTrucks}`),
      carrier: mark(plannedTrucks % 2 === 0 ? 'Transports Gaudin' : 'Frigo Loire'),
      plate: plannedTrucks % 2 === 0 ? 'GC-417-VL' : 'FK-208-QP',
      driver: null,
      dock: `Q${(plannedTrucks % 3) + 1}`,
      seal: null,
      note: null,
      plannedAt: at(day, leaves),
      cutOffAt: at(day, cutOff),
      setTemperatureC: 12,
      state,
      preparerId: null,
      number: null,
      shippedAt: null,
      shippedBy: null,
      documentId: null,
      madeAt: at(today.subtract({ days: 1 }), '15:00'),
      version: 1,
      ...told,
    }
    const line = {
      id: id(),
      shipmentId: shipment.id,
      articleId: lot.articleId,
      cases,
      shortageReason: null,
      version: 1,
    }
    written.shipments.push(shipment)
    written.lines.push(line)
    return { shipment, line }
  }
  const build = ({ shipment, line }: ReturnType<typeof plan>, state: string, cases: number) => {
    const netG = cases * lot.caseG
    const pallet = {
      id: id(),
      shipmentId: shipment.id,
      sscc: ssccOf(written.pallets.length + 1),
      state,
      supportId: state === 'building' ? null : supportId,
      grossG: state === 'building' ? null : netG + 22_000,
      tareG: state === 'building' ? null : 22_000,
      madeAt: at(today, '05:40'),
      version: 1,
    }
    written.pallets.push(pallet)
    written.palletLines.push({
      id: id(),
      palletId: pallet.id,
      shipmentLineId: line.id,
      lotId: lot.id,
      cases,
      g: netG,
      pickedAt: at(today, '05:45'),
      pickedBy: by,
    })
    return pallet
  }
  const share = Math.max(Math.floor(lot.cases / 16), 1)

  const shippedAt = at(today, '06:15')
  const documentId = id()
  const number = `BL${String(today.year % 100)}-${String(goods.notes.length + 1).padStart(6, '0')}`
  const left = plan('shipped', ['05:30', '06:00'], share, {
    number,
    shippedAt,
    shippedBy: by,
    documentId,
    seal: mark('S-88104'),
    loadingTemperatureC: 12.4,
    preparerId: by,
  })
  const gone = build(left, 'shipped', share)
  const partnerId = left.shipment.partnerId
  const leaving = { articleId: lot.articleId, partnerId, lotId: lot.id, sscc: gone.sscc, cases: share, shippedAt }
  written.notes.push({
    id: documentId,
    kind: 'delivery_note',
    number: mark(number),
    companyId,
    partnerId,
    wantedOn: today.toString(),
    shippedAt,
    createdAt: shippedAt,
    version: 1,
  })
  written.noteLines.push({
    id: id(),
    documentId,
    kind: 'delivery_note',
    kg: ((share * lot.caseG) / 1000).toFixed(3),
    ...leaving,
  })
  written.moves.push({
    id: id(),
    lotId: lot.id,
    fromLocationId: idOfPlace('QUAI'),
    toLocationId: idOfPlace('CUSTOMER'),
    kind: 'shipment',
    g: share * lot.caseG,
    cases: share,
    pieceKind: 'shipment',
    pieceId: left.shipment.id,
    movedAt: shippedAt,
    reason: null,
    actorId: null,
  })

  build(plan('loaded', ['07:30', '08:30'], share, { preparerId: by }), 'loaded', share)
  const loading = plan('ready', ['09:00', '10:30'], 2 * share, { preparerId: by })
  build(loading, 'loaded', share)
  build(loading, 'complete', share)
  build(plan('preparing', ['14:00', '16:00'], 4 * share, { preparerId: by }), 'building', share)
  plan('preparing', ['15:30', '17:30'], 2 * share)
  plan('draft', ['09:00', '10:30'], 3 * share, { day: today.add({ days: 1 }) })
  return {
    ...written,
    prefixes,
    numbers: [...numbers, { series: 'sscc', ownerId: companyId, year: 2000, last: written.pallets.length }],
  }
}

function ssccOf(serial: number) {
  const digits = `0${prefix}${String(serial).padStart(16 - prefix.length, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** Packed lots that stand at the dock, the fullest first. */
function lotsAtDock({ lots, moves }: ReturnType<typeof goodsOf>, dockId: string) {
  return lots
    .filter(({ kind }) => kind === 'finished')
    .map(lot => {
      const own = moves.filter(({ lotId }) => lotId === lot.id)
      const sum = (of: 'g' | 'cases') =>
        own.reduce((all, move) => all + (move.toLocationId === dockId ? 1 : -1) * Number(move[of]), 0)
      const [cases, g] = [sum('cases'), sum('g')]
      return { id: lot.id, articleId: String(lot.articleId), cases, caseG: cases > 0 ? Math.round(g / cases) : 0 }
    })
    .filter(({ cases }) => cases > 0)
    .toSorted((one, other) => other.cases - one.cases)
}
