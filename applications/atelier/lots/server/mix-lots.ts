import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { type Category } from '../lot.model.ts'
import { mixElement } from '../lots-place.model.ts'
import type { lotsCalls } from '../lots.calls.ts'
import type { MixturePreview } from '../mixture.model.ts'
import { createLots } from './create-lots.ts'
import { holdLots } from './hold-lots.ts'
import { lotBlocked, lotRecycled, lotShort, mixFamily } from './lot-refusals.ts'
import { lotById } from './lot-sheet.queries.ts'
import { labelsOfOrigins, partsInWords } from './origin-labels.queries.ts'
import { balancesOf, postMoves, takenFrom } from './post-moves.ts'
import { recallWidth } from './recall-width.queries.ts'
import { bench } from './stock-places.ts'
import { type StandingLot, takeLots } from './take-lots.ts'
import { originsTogether, transform } from './transform.ts'

type Preview = typeof lotsCalls.previewMixture
type Mix = typeof lotsCalls.mixLots
type Inputs = readonly { lotId: string; kg: number }[]

/** What the mixture would be, and how far a recall of it would reach; nothing is written. @throws the same as mixing */
export async function previewMixture(
  given: Given<Preview, AtelierTables>,
  { inputs }: InputOf<Preview>,
): Promise<MixturePreview> {
  const { db } = given
  const lots = await lotsToMix(given, inputs)
  const made = becomes(lots)
  const [width, origins, certificates] = await Promise.all([
    recallWidth(
      db,
      lots.map(({ id }) => id),
    ),
    originsTogether(db, weighed(inputs)),
    certificateNames(db, [...new Set(lots.flatMap(({ certificateIds }) => certificateIds))]),
  ])
  const lost = [...certificates].filter(([id]) => !made.certificateIds.includes(id))
  return {
    kg: totalOf(inputs),
    harvestedOn: made.harvestedOn,
    bestBefore: made.bestBefore,
    category: made.category,
    certificates: made.certificateIds.flatMap(id => certificates.get(id) ?? []),
    origins: partsInWords(await labelsOfOrigins(db, origins), origins),
    recycling: made.recycling,
    warnings: [
      ...lost.map(([, what]) => ({ code: 'loses_certificate' as const, what })),
      ...lots
        .filter(({ qualityStatus }) => qualityStatus === 'pending')
        .map(({ number }) => ({ code: 'awaits_result' as const, what: number })),
      ...lots.filter(goesBack).map(({ number }) => ({ code: 'recycles' as const, what: number })),
    ],
    recallWidth: width,
  }
}

/**
 * Makes one lot of several of one family and category: what is left of them stays, and what was grown where is handed down.
 * @throws Refusal 404; 409 LOT_BLOCKED, RECYCLING_FORBIDDEN; 400 MIX_FAMILY, LOT_SHORT, CERTIFICATE_LOST
 */
export async function mixLots(given: Given<Mix, AtelierTables>, { inputs, numLot, losesCertificate }: InputOf<Mix>) {
  const { db, clock, caller } = given
  const lots = await lotsToMix(given, inputs)
  const made = becomes(lots)
  const losesSome = lots.some(lot => lot.certificateIds.some(id => !made.certificateIds.includes(id)))
  if (losesSome && !losesCertificate) throw new Refusal(400, 'CERTIFICATE_LOST', 'atelier.lot.certificate-lost')
  const [first] = lots as [StandingLot]
  const at = clock.now().toString()
  const g = totalOf(inputs)
  const [lot] = await createLots(db, [
    {
      ...made,
      kind: 'mixture',
      workshopId: first.workshopId,
      articleId: first.articleId,
      day: clock.today().toString(),
      madeAt: at,
      number: numLot,
      initialG: g,
      state: 'available',
    },
  ])
  const lotId = lot?.id as string
  const pieceId = randomUUID()
  await moveTogether(db, { workshopId: first.workshopId, pieceId, at, inputs, lotId })
  await transform(db, { kind: 'mixture', pieceId, at, inputs: weighed(inputs), outputs: [{ lotId, g }] })
  const waiting = lots.filter(({ qualityStatus }) => qualityStatus === 'pending').map(({ number }) => number)
  if (waiting.length > 0)
    await holdLots(db, {
      lots: { lotIds: [lotId] },
      status: 'pending',
      reason: waiting.join(', '),
      source: 'person',
      sourceId: null,
      userId: caller.userId,
    })
  return lotById(given, lotId)
}

const weighed = (inputs: Inputs) => inputs.map(({ lotId, kg }) => ({ lotId, g: kg }))
const totalOf = (inputs: Inputs) => inputs.reduce((all, { kg }) => all + kg, 0)
const goesBack = ({ kind, category }: StandingLot) => kind === 'finished' || category === 'downgraded'

async function lotsToMix(given: Given<Preview | Mix, AtelierTables>, inputs: Inputs) {
  const lots = await takeLots(
    given.db,
    inputs.map(({ lotId }) => lotId),
  )
  const scope = await companyScopeOf(given, mixElement)
  const [first] = lots as [StandingLot]
  for (const [place, lot] of lots.entries()) {
    requireLevel(scope, lot.companyId, 2)
    if (lot.state !== 'available' || !['free', 'pending'].includes(lot.qualityStatus)) throw lotBlocked(lot)
    if (lot.familyId !== first.familyId || lot.category !== first.category || lot.workshopId !== first.workshopId)
      throw mixFamily(first.number, lot.number)
    if (lot.recycling + (goesBack(lot) ? 1 : 0) > 1) throw lotRecycled()
    const askedG = inputs[place]?.kg as number
    if (lot.leftG < askedG) throw lotShort(lot, { leftG: lot.leftG, askedG })
  }
  return lots
}

/** The oldest harvest, the earliest end, the certificates that all bear. */
function becomes(lots: readonly StandingLot[]) {
  const [first, ...others] = lots as [StandingLot, ...StandingLot[]]
  const earliest = (of: 'harvestedOn' | 'bestBefore') =>
    lots
      .flatMap(lot => lot[of] ?? [])
      .reduce<string | null>((one, day) => (one === null || day < one ? day : one), null)
  const sameCrop = others.every(({ cropCodeId }) => cropCodeId === first.cropCodeId)
  const sameSize = others.every(({ sizeCode }) => sizeCode === first.sizeCode)
  return {
    harvestedOn: earliest('harvestedOn'),
    bestBefore: earliest('bestBefore'),
    category: first.category as Category | null,
    cropCodeId: sameCrop ? first.cropCodeId : null,
    sizeCode: sameSize ? first.sizeCode : null,
    certificateIds: first.certificateIds.filter(id => others.every(lot => lot.certificateIds.includes(id))),
    recycling: Math.max(...lots.map(lot => lot.recycling + (goesBack(lot) ? 1 : 0))) as 0 | 1,
  }
}

type Moving = { workshopId: string; pieceId: string; at: string; inputs: Inputs; lotId: string }

/** Through the bench, which owes nothing afterwards; the mixture stands where most of it came from. */
async function moveTogether(db: AtelierDb, { workshopId, pieceId, at, inputs, lotId }: Moving) {
  const benchId = await bench(db, workshopId)
  const piece = { pieceKind: 'mixture', pieceId, movedAt: at }
  const taken: { lotId: string; locationId: string; g: number; cases: number }[] = []
  for (const { lotId: from, kg } of inputs)
    for (const part of takenFrom(await balancesOf(db, from), kg)) taken.push({ ...part, lotId: from })
  const fullest = taken.toSorted((one, other) => other.g - one.g)[0]
  await postMoves(db, [
    ...taken.map(({ locationId, ...part }) => ({
      ...part,
      ...piece,
      fromLocationId: locationId,
      toLocationId: benchId,
      kind: 'mix_in' as const,
    })),
    {
      ...piece,
      lotId,
      fromLocationId: benchId,
      toLocationId: fullest?.locationId as string,
      kind: 'mix_out',
      g: totalOf(inputs),
      cases: taken.reduce((all, { cases }) => all + cases, 0),
    },
  ])
}

async function certificateNames(db: AtelierDb, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from platform.certificate where id in ${eachOf(ids)} order by name`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
