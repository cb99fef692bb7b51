import { sql } from 'kysely'
import { sharesOf } from '#kernel/shared/shares.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import {
  createLots,
  type Move,
  outsideOf,
  postMoves,
  processOf,
  takeLots,
  transform,
} from '#atelier/lots/lots.server.ts'
import type { OrderInHand } from './order-to-change.ts'

export type Poured = { lotId: string; g: number }

type Ended = {
  producedG: number
  downgradedG: number
  wasteG: number
  lossG: number
  doneCases: number
  poured: readonly Poured[]
  at: string
  day: string
}

/**
 * Takes what an order made out of the process of its line, in its lot and in one that is downgraded, and books waste and loss
 * on the lots that were poured, by their weight: nothing is left in the process.
 */
export async function bookOutputs(db: AtelierDb, order: OrderInHand, ended: Ended) {
  const { producedG, downgradedG, wasteG, lossG, doneCases, poured, at, day } = ended
  if (poured.length === 0) return cancelOutput(db, order)
  const process = await processOf(db, order.workshopId, order.ligneId)
  const behind = await placeBehind(db, order)
  const handed = await handedDown(db, order, poured, day)
  const outputId = order.outputLotId as string
  const downgraded =
    downgradedG === 0
      ? []
      : await createLots(db, [
          {
            workshopId: order.workshopId,
            articleId: order.articleId,
            kind: 'finished',
            day,
            packedOn: day,
            category: 'downgraded',
            initialG: downgradedG,
            state: 'available',
            ...handed,
          },
        ])
  if (producedG > 0) await fillOutput(db, outputId, { producedG, doneCases, day, ...handed })
  else await cancelOutput(db, order)
  const made = { fromLocationId: process, toLocationId: behind, kind: 'production', movedAt: at } as const
  const piece = { pieceKind: 'order', pieceId: order.id }
  const moves: Move[] = [
    { ...made, ...piece, lotId: outputId, g: producedG, cases: doneCases },
    ...downgraded.map(({ id }): Move => ({ ...made, ...piece, lotId: id, g: downgradedG })),
    ...(await outOfProcess(db, order, { kind: 'waste', g: wasteG, poured, process, at })),
    ...(await outOfProcess(db, order, { kind: 'loss', g: lossG, poured, process, at })),
  ]
  await postMoves(db, moves)
  const outputs = [
    ...(producedG > 0 ? [{ lotId: outputId, g: producedG }] : []),
    ...downgraded.map(({ id }) => ({ lotId: id, g: downgradedG })),
  ]
  if (outputs.length > 0) await transform(db, { kind: 'fabrication', pieceId: order.id, at, inputs: poured, outputs })
}

type Leaving = { kind: 'waste' | 'loss'; g: number; poured: readonly Poured[]; process: string; at: string }

/** Shared among the lots that were poured; a loss below zero comes back in. */
async function outOfProcess(
  db: AtelierDb,
  { id, workshopId }: OrderInHand,
  { kind, g, poured, process, at }: Leaving,
): Promise<Move[]> {
  if (g === 0) return []
  const outside = await outsideOf(db, workshopId, kind)
  const shares = sharesOf(
    Math.abs(g),
    poured.map(lot => lot.g),
  )
  const way =
    g > 0 ? { fromLocationId: process, toLocationId: outside } : { fromLocationId: outside, toLocationId: process }
  return poured.map(({ lotId }, place) => ({
    ...way,
    lotId,
    kind,
    movedAt: at,
    pieceKind: 'order',
    pieceId: id,
    g: shares[place] as number,
  }))
}

type HandedDown = { harvestedOn: string | null; bestBefore: string | null; certificateIds: string[] }

/** Of what the inputs were: the oldest harvest, the certificates that all of them bear; and how long it keeps. */
async function handedDown(
  db: AtelierDb,
  order: OrderInHand,
  poured: readonly Poured[],
  day: string,
): Promise<HandedDown> {
  const lots = await takeLots(
    db,
    poured.map(({ lotId }) => lotId),
  )
  const harvests = lots.flatMap(({ harvestedOn }) => harvestedOn ?? []).toSorted()
  const [first, ...others] = lots
  const { rows } = await sql<{ days: number | null }>`
    select coalesce(s.best_before_days, h.best_before_days) as days
      from atelier.fabrication_order o
      left join platform.customer_spec s on s.id = o.customer_spec_id
      left join atelier.article_sheet h on h.workshop_id = o.workshop_id and h.article_id = o.article_id
     where o.id = ${order.id}`.execute(db)
  const days = rows[0]?.days ?? null
  return {
    harvestedOn: harvests[0] ?? null,
    bestBefore: days === null ? null : Temporal.PlainDate.from(day).add({ days }).toString(),
    certificateIds: (first?.certificateIds ?? []).filter(id =>
      others.every(({ certificateIds }) => certificateIds.includes(id)),
    ),
  }
}

type Filled = HandedDown & { producedG: number; doneCases: number; day: string }

const fillOutput = (db: AtelierDb, id: string, { producedG, doneCases, day, ...handed }: Filled) =>
  db
    .updateTable('atelier.lot')
    .set(eb => ({
      ...handed,
      state: 'available',
      packedOn: day,
      initialG: producedG,
      initialCases: doneCases,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()

const cancelOutput = (db: AtelierDb, { outputLotId }: OrderInHand) =>
  db
    .updateTable('atelier.lot')
    .set(eb => ({ state: 'cancelled', version: eb('version', '+', 1) }))
    .where('id', '=', outputLotId)
    .where('state', '=', 'building')
    .execute()

/** Where what a line made waits: behind it. */
async function placeBehind(db: AtelierDb, { ligneId, workshopId }: OrderInHand): Promise<string> {
  const find = () =>
    db
      .selectFrom('atelier.location')
      .select('id')
      .where('ligneId', '=', ligneId)
      .where('kind', '=', 'line')
      .executeTakeFirst()
  const standing = await find()
  if (standing) return standing.id
  await sql`
    insert into atelier.location (workshop_id, ligne_id, code, name, kind)
    select ${workshopId}, l.id, 'L-' || l.code, l.label, 'line' from atelier.ligne_atelier l where l.id = ${ligneId}
    on conflict do nothing`.execute(db)
  return ((await find()) as { id: string }).id
}
