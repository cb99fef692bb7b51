import { businessZone } from '#kernel/shared/business-zone.ts'
import { checkDigit } from '#kernel/shared/gs1.ts'
import { sharesOf } from '#kernel/shared/shares.ts'
import type { Row } from './insert-rows.ts'
import { seededRandom } from './seeded-random.ts'
import type { Masters } from './workshop-masters.ts'

/** Days of harvest that are told; what is of the last ones is still there. */
const days = 20
const keptDays = 2

type Crop = Masters['crops'][number]
type Lot = Row & { id: string; number: string; initialG: number; harvestedOn: string }

type Context = { id: () => string; slug: string; today: Temporal.PlainDate; canary: string | null }

/** Harvested, received, mixed, packed and shipped, day after day, by table. */
export function goodsOf(masters: Masters, { id, slug, today, canary }: Context) {
  const random = seededRandom(`goods of ${slug}`)
  const written = {
    lots: [] as Lot[],
    origins: [] as Row[],
    moves: [] as Row[],
    transformations: [] as Row[],
    inputs: [] as Row[],
    outputs: [] as Row[],
    notes: [] as Row[],
    pallets: [] as Row[],
  }
  const counted = new Map<string, number>()
  const numberOf = (day: Temporal.PlainDate, code: string) => {
    const start = `L${String(day.year % 100)}-${String(day.dayOfYear).padStart(3, '0')}-${code}-`
    counted.set(start, (counted.get(start) ?? 0) + 1)
    return `${start}${String(counted.get(start)).padStart(2, '0')}`
  }
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: businessZone, plainTime: time }).toInstant().toString()
  const move = (fields: Row) => written.moves.push({ id: id(), cases: 0, reason: null, actorId: null, ...fields })
  const place = masters.idOfPlace

  const addLot = (crop: Crop, day: Temporal.PlainDate, fields: Row & { kind: string; initialG: number }): Lot => {
    const lot = {
      id: id(),
      workshopId: masters.workshopId,
      number: numberOf(day, crop.code),
      externalNumber: canary && `${canary} ${written.lots.length}`,
      articleId: crop.rawId,
      familyId: crop.familyId,
      cropCodeId: crop.cropCodeId,
      placeId: null,
      harvestedOn: day.toString(),
      packedOn: null,
      bestBefore: null,
      sizeCode: null,
      category: 'I',
      certificateIds: [masters.certificateId],
      initialCases: 0,
      state: 'available',
      qualityStatus: 'free',
      madeAt: at(day, '07:30'),
      version: 1,
      recycling: 0,
      ...fields,
    }
    written.lots.push(lot)
    return lot
  }

  const harvest = (crop: Crop, day: Temporal.PlainDate, turn: number) => {
    const initialG = random.int(crop.kg[0] * 2, crop.kg[1] * 2) * 500
    const block = crop.places[(turn + day.day) % crop.places.length] as { id: string }
    const lot = addLot(crop, day, {
      kind: 'harvest',
      initialG,
      placeId: block.id,
      sizeCode: crop.code === 'GR' ? '57-67' : null,
    })
    written.origins.push({ lotId: lot.id, rank: 0, placeId: block.id, cropCodeId: crop.cropCodeId, g: initialG })
    move({
      lotId: lot.id,
      fromLocationId: place('SUPPLIER'),
      toLocationId: place(['CF1', 'CF2', 'CF3'][turn % 3] as string),
      kind: 'reception',
      g: initialG,
      pieceKind: 'delivery',
      pieceId: id(),
      movedAt: at(day, '08:10'),
    })
    return { lot, standsIn: ['CF1', 'CF2', 'CF3'][turn % 3] as string }
  }

  const transformed = (
    kind: string,
    pieceId: string,
    when: string,
    inputs: readonly { lot: Lot; g: number }[],
    made: Lot,
  ) => {
    const transformationId = id()
    written.transformations.push({ id: transformationId, kind, pieceId, at: when })
    for (const { lot, g } of inputs) written.inputs.push({ transformationId, lotId: lot.id, g })
    written.outputs.push({ transformationId, lotId: made.id, g: made.initialG })
    const origins = new Map<string, number>()
    for (const { lot, g } of inputs) {
      const own = written.origins.filter(origin => origin.lotId === lot.id)
      const shares = sharesOf(
        g,
        own.map(origin => origin.g as number),
      )
      for (const [rank, origin] of own.entries())
        origins.set(origin.placeId as string, (origins.get(origin.placeId as string) ?? 0) + (shares[rank] as number))
    }
    const parts = sharesOf(made.initialG, [...origins.values()])
    for (const [rank, placeId] of [...origins.keys()].entries())
      written.origins.push({ lotId: made.id, rank, placeId, cropCodeId: made.cropCodeId, g: parts[rank] })
  }

  type Standing = ReturnType<typeof harvest>
  const mix = (crop: Crop, day: Temporal.PlainDate, parts: readonly Standing[]): Standing => {
    const inputs = parts.map(({ lot }) => ({ lot, g: lot.initialG }))
    const initialG = inputs.reduce((all, { g }) => all + g, 0)
    const made = addLot(crop, day, { kind: 'mixture', initialG, madeAt: at(day, '10:00') })
    const pieceId = id()
    const when = at(day, '10:00')
    const piece = { pieceKind: 'mixture', pieceId, movedAt: when }
    for (const { lot, standsIn } of parts)
      move({
        ...piece,
        lotId: lot.id,
        fromLocationId: place(standsIn),
        toLocationId: place('PROCESS'),
        kind: 'mix_in',
        g: lot.initialG,
      })
    move({
      ...piece,
      lotId: made.id,
      fromLocationId: place('PROCESS'),
      toLocationId: place('CF1'),
      kind: 'mix_out',
      g: initialG,
    })
    transformed('mixture', pieceId, when, inputs, made)
    return { lot: made, standsIn: 'CF1' }
  }

  const pack = (crop: Crop, day: Temporal.PlainDate, { lot, standsIn }: Standing) => {
    const packedOn = day.add({ days: 1 })
    const cases = Math.floor((lot.initialG * 0.955) / crop.packed.caseG)
    const [g, waste] = [cases * crop.packed.caseG, Math.round(lot.initialG * 0.012)]
    const made = addLot(crop, packedOn, {
      kind: 'finished',
      articleId: crop.packedId,
      initialG: g,
      initialCases: cases,
      packedOn: packedOn.toString(),
      harvestedOn: day.toString(),
      bestBefore: packedOn.add({ days: 9 }).toString(),
      madeAt: at(packedOn, '11:40'),
    })
    const pieceId = id()
    const when = at(packedOn, '11:40')
    const piece = { pieceKind: 'order', pieceId, movedAt: when }
    move({
      ...piece,
      lotId: lot.id,
      fromLocationId: place(standsIn),
      toLocationId: place('PROCESS'),
      kind: 'pour',
      g: lot.initialG,
    })
    move({
      ...piece,
      lotId: made.id,
      fromLocationId: place('PROCESS'),
      toLocationId: place('QUAI'),
      kind: 'production',
      g,
      cases,
    })
    move({
      ...piece,
      lotId: lot.id,
      fromLocationId: place('PROCESS'),
      toLocationId: place('WASTE'),
      kind: 'waste',
      g: waste,
    })
    move({
      ...piece,
      lotId: lot.id,
      fromLocationId: place('PROCESS'),
      toLocationId: place('LOSS'),
      kind: 'loss',
      g: lot.initialG - g - waste,
    })
    transformed('fabrication', pieceId, when, [{ lot, g: lot.initialG }], made)
    return { lot: made, cases }
  }

  const ship = (crop: Crop, day: Temporal.PlainDate, { lot, cases }: ReturnType<typeof pack>, share: number) => {
    const pallets = sharesOf(Math.floor(cases * share), [3, 2, 2, 1]).filter(count => count > 0)
    const shippedAt = at(day, '05:30')
    for (const [turn, count] of pallets.entries()) {
      const partner = masters.customers[(turn + day.day) % masters.customers.length] as { id: string }
      const document = noteOf(partner.id, day, shippedAt)
      const g = count * crop.packed.caseG
      written.pallets.push({
        id: id(),
        documentId: document,
        kind: 'delivery_note',
        articleId: crop.packedId,
        partnerId: partner.id,
        lotId: lot.id,
        sscc: ssccOf(written.pallets.length + 1),
        cases: count,
        kg: (g / 1000).toFixed(3),
        shippedAt,
      })
      move({
        lotId: lot.id,
        fromLocationId: place('QUAI'),
        toLocationId: place('CUSTOMER'),
        kind: 'shipment',
        g,
        cases: count,
        pieceKind: 'delivery_note',
        pieceId: document,
        movedAt: shippedAt,
      })
    }
  }

  const notes = new Map<string, string>()
  const noteOf = (partnerId: string, day: Temporal.PlainDate, shippedAt: string) => {
    const key = `${partnerId} ${day}`
    const standing = notes.get(key)
    if (standing) return standing
    const documentId = id()
    notes.set(key, documentId)
    written.notes.push({
      id: documentId,
      kind: 'delivery_note',
      number: `${canary ? `${canary}-` : ''}BL${day.year % 100}-${String(notes.size).padStart(6, '0')}`,
      companyId: masters.companyId,
      partnerId,
      wantedOn: day.toString(),
      shippedAt,
      createdAt: shippedAt,
      version: 1,
    })
    return documentId
  }

  let turn = 0
  for (let age = days; age >= 0; age -= 1) {
    const day = today.subtract({ days: age })
    if (day.dayOfWeek === 7) continue
    for (const crop of masters.crops) {
      const lots = Array.from({ length: crop.lotsADay }, () => harvest(crop, day, turn++))
      if (age < keptDays) continue
      const packed = pack(crop, day, lots.length > 1 ? mix(crop, day, lots) : (lots[0] as Standing))
      ship(crop, day.add({ days: 2 }), packed, age === keptDays ? 0.6 : 1)
    }
  }
  return written
}

/** Of a number system of the demo: 3 76104250 … */
function ssccOf(place: number) {
  const digits = `376104250${String(20_000_000 + place)}`
  return `${digits}${checkDigit(digits)}`
}
