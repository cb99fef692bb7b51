import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { emit } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { splitElement } from '../lots-place.model.ts'
import type { lotsCalls } from '../lots.calls.ts'
import { mostGapOfSplit, type Ventilation } from '../ventilation.model.ts'
import { createLots, type NewLot, originsOf } from './create-lots.ts'
import { lotBlocked, lotShort, sumMismatch } from './lot-refusals.ts'
import { balancesOf, postMoves, takenFrom } from './post-moves.ts'
import { bench, outsideOf } from './stock-places.ts'
import { type StandingLot, takeLots } from './take-lots.ts'
import { partsOf, transform } from './transform.ts'
import { ventilations } from './ventilations.queries.ts'

type Split = typeof lotsCalls.splitLot
type Output = InputOf<Split>['outputs'][number] & { lotId: string | null }

/**
 * Shares a sorted lot out: each output becomes a lot, but for waste; what is missing within half a percent is loss. Weights
 * go back to who grew them, to the gram.
 * @throws Refusal 404; 403; 409 LOT_BLOCKED; 400 LOT_SHORT, SUM_MISMATCH
 */
export async function splitLot(
  given: Given<Split, AtelierTables>,
  { lotId, kg: sortedG, outputs }: InputOf<Split>,
): Promise<Ventilation> {
  const { db, clock, caller } = given
  const [lot] = (await takeLots(db, [lotId])) as [StandingLot]
  const scope = await companyScopeOf(given, splitElement)
  requireLevel(scope, lot.companyId, 2)
  if (lot.state !== 'available' || !['free', 'pending'].includes(lot.qualityStatus)) throw lotBlocked(lot)
  if (lot.leftG < sortedG) throw lotShort(lot, { leftG: lot.leftG, askedG: sortedG })
  const lossG = sortedG - outputs.reduce((all, { kg }) => all + kg, 0)
  if (Math.abs(lossG) > sortedG * mostGapOfSplit) throw sumMismatch(sortedG - lossG, sortedG)

  const at = clock.now().toString()
  const { id } = await db
    .insertInto('atelier.ventilation')
    .values({ lotId, sortedG, lossG, at, actorId: caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await lotsOfOutputs(db, lot, outputs, { day: clock.today().toString(), madeAt: at })
  await moveApart(db, { lot, pieceId: id, at, sortedG, lossG, outputs: made })
  const kept = made.flatMap(output => (output.lotId ? [{ lotId: output.lotId, g: output.kg }] : []))
  if (kept.length > 0)
    await transform(db, { kind: 'split', pieceId: id, at, inputs: [{ lotId, g: sortedG }], outputs: kept })
  await writeShares(db, id, lot, made)
  await emit(db, 'atelier.ventilation-closed', {
    ventilationId: id,
    cropCodeIds: lot.cropCodeId ? [lot.cropCodeId] : [],
    days: lot.harvestedOn ? [lot.harvestedOn] : [],
  })
  const [ventilation] = await ventilations(db, scope, id)
  return ventilation as Ventilation
}

async function lotsOfOutputs(
  db: AtelierDb,
  lot: StandingLot,
  outputs: InputOf<Split>['outputs'],
  making: Pick<NewLot, 'day' | 'madeAt'>,
): Promise<Output[]> {
  const kept = outputs.filter(({ destination }) => destination !== 'waste')
  const lots = await createLots(
    db,
    kept.map(({ category, sizeCode, kg }) => ({
      kind: 'preparation' as const,
      workshopId: lot.workshopId,
      articleId: lot.articleId,
      ...making,
      cropCodeId: lot.cropCodeId,
      harvestedOn: lot.harvestedOn,
      bestBefore: lot.bestBefore,
      sizeCode,
      category,
      certificateIds: lot.certificateIds,
      recycling: lot.recycling as 0 | 1,
      initialG: kg,
      state: 'available' as const,
    })),
  )
  const ids = new Map(kept.map((output, place) => [output, lots[place]?.id ?? null]))
  return outputs.map(output => ({ ...output, lotId: ids.get(output) ?? null }))
}

type Apart = {
  lot: StandingLot
  pieceId: string
  at: string
  sortedG: number
  lossG: number
  outputs: readonly Output[]
}

/** Through the bench, which owes nothing afterwards: waste and loss are those of the sorted lot. */
async function moveApart(db: AtelierDb, { lot, pieceId, at, sortedG, lossG, outputs }: Apart) {
  const [benchId, wasteId, lossId] = [
    await bench(db, lot.workshopId),
    await outsideOf(db, lot.workshopId, 'waste'),
    await outsideOf(db, lot.workshopId, 'loss'),
  ]
  const piece = { pieceKind: 'split', pieceId, movedAt: at }
  const taken = takenFrom(await balancesOf(db, lot.id), sortedG)
  const standsIn = taken[0]?.locationId as string
  await postMoves(db, [
    ...taken.map(({ locationId, ...part }) => ({
      ...part,
      ...piece,
      lotId: lot.id,
      fromLocationId: locationId,
      toLocationId: benchId,
      kind: 'split_in' as const,
    })),
    ...outputs.map(({ lotId, kg }) => ({
      ...piece,
      lotId: lotId ?? lot.id,
      fromLocationId: benchId,
      toLocationId: lotId ? standsIn : wasteId,
      kind: lotId ? ('split_out' as const) : ('waste' as const),
      g: kg,
    })),
    {
      ...piece,
      lotId: lot.id,
      ...(lossG < 0
        ? { fromLocationId: lossId, toLocationId: benchId }
        : { fromLocationId: benchId, toLocationId: lossId }),
      kind: 'loss',
      g: Math.abs(lossG),
    },
  ])
}

async function writeShares(db: AtelierDb, ventilationId: string, lot: StandingLot, outputs: readonly Output[]) {
  await db
    .insertInto('atelier.ventilation_output')
    .values(
      outputs.map(({ lotId, category, sizeCode, destination, kg }, rank) => ({
        ventilationId,
        rank,
        lotId,
        category,
        sizeCode,
        destination,
        g: kg,
      })),
    )
    .execute()
  const origins = (await originsOf(db, [lot.id])).get(lot.id) ?? []
  const shares = outputs.flatMap(({ kg }, rank) =>
    partsOf(origins, kg).map(({ placeId, growerId, g }, originRank) => ({
      ventilationId,
      rank,
      originRank,
      placeId,
      growerId,
      g,
    })),
  )
  if (shares.length > 0) await db.insertInto('atelier.ventilation_share').values(shares).execute()
}
