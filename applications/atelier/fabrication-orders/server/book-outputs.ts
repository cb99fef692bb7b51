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

/** What was poured of a lot; where the order keeps what it makes of each apart, the lot that is made of it. */
export type Poured = { lotId: string; g: number; outputLotId: string | null }

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

/** A lot that is made: so much of it, of these that were poured. */
type Output = { lotId: string; g: number; cases: number; inputs: readonly Poured[] }

/**
 * Takes what an order made out of the process of its line, in its lots and in one that is downgraded, and books waste and loss
 * on the lots that were poured, by their weight: nothing is left in the process.
 */
export async function bookOutputs(db: AtelierDb, order: OrderInHand, ended: Ended) {
  const { downgradedG, wasteG, lossG, poured, at, day } = ended
  const outputs = outputsOf(order, ended).filter(({ g }) => g > 0)
  const process = await processOf(db, order.workshopId, order.ligneId)
  const behind = await placeBehind(db, order)
  for (const output of outputs)
    await fillOutput(db, output, { day, ...(await handedDown(db, order, output.inputs, day)) })
  const downgraded = downgradedG === 0 ? [] : await downgradedOf(db, order, ended)
  await cancelOutputs(db, order)
  const made = { fromLocationId: process, toLocationId: behind, kind: 'production', movedAt: at } as const
  const piece = { pieceKind: 'order', pieceId: order.id }
  const moves: Move[] = [
    ...[...outputs, ...downgraded].map(({ lotId, g, cases }): Move => ({ ...made, ...piece, lotId, g, cases })),
    ...(await outOfProcess(db, order, { kind: 'waste', g: wasteG, poured, process, at })),
    ...(await outOfProcess(db, order, { kind: 'loss', g: lossG, poured, process, at })),
  ]
  await postMoves(db, moves)
  for (const together of transformationsOf(order, { outputs, downgraded, poured }))
    await transform(db, { kind: 'fabrication', pieceId: order.id, at, ...together })
}

/** One lot of all, or one of each, which share what was produced by the weight that was poured, to the gram. */
function outputsOf({ outputLotId }: OrderInHand, { producedG, doneCases, poured }: Ended): Output[] {
  if (poured.length === 0) return []
  if (outputLotId !== null) return [{ lotId: outputLotId, g: producedG, cases: doneCases, inputs: poured }]
  const weights = poured.map(({ g }) => g)
  const grams = sharesOf(producedG, weights)
  const cases = sharesOf(doneCases, weights)
  return poured.map((lot, place) => ({
    lotId: lot.outputLotId as string,
    g: grams[place] as number,
    cases: cases[place] as number,
    inputs: [lot],
  }))
}

async function downgradedOf(
  db: AtelierDb,
  order: OrderInHand,
  { downgradedG, poured, at, day }: Ended,
): Promise<Output[]> {
  const made = await createLots(db, [
    {
      workshopId: order.workshopId,
      articleId: order.articleId,
      kind: 'finished',
      day,
      madeAt: at,
      packedOn: day,
      category: 'downgraded',
      initialG: downgradedG,
      state: 'available',
      ...(await handedDown(db, order, poured, day)),
    },
  ])
  return made.map(({ id }) => ({ lotId: id, g: downgradedG, cases: 0, inputs: poured }))
}

type Made = { outputs: readonly Output[]; downgraded: readonly Output[]; poured: readonly Poured[] }
type Piece = { inputs: readonly { lotId: string; g: number }[]; outputs: readonly { lotId: string; g: number }[] }

/**
 * What is made of the same lots is made at once. Where each lot makes its own, it gives to that and to what is downgraded as
 * much of itself as they took: no gram is counted twice.
 */
function transformationsOf({ outputLotId }: OrderInHand, { outputs, downgraded, poured }: Made): Piece[] {
  const weightsOf = (made: readonly Output[]) => made.map(({ lotId, g }) => ({ lotId, g }))
  const pieceOf = (inputs: Piece['inputs'], made: readonly Output[]): Piece[] =>
    made.length === 0 ? [] : [{ inputs, outputs: weightsOf(made) }]
  if (outputLotId !== null) return pieceOf(poured, [...outputs, ...downgraded])
  if (poured.length === 0) return []
  const worse = sharesOf(
    downgraded.reduce((sum, { g }) => sum + g, 0),
    poured.map(({ g }) => g),
  )
  const parted = poured.map((lot, place) => {
    const own = outputs.filter(({ lotId }) => lotId === lot.outputLotId)
    const [toOwn = 0, toWorse = 0] = sharesOf(lot.g, [own[0]?.g ?? 0, worse[place] as number])
    return { own, kept: { lotId: lot.lotId, g: toOwn }, lowered: { lotId: lot.lotId, g: toWorse } }
  })
  return [
    ...parted.flatMap(({ own, kept }) => pieceOf([kept], own)),
    ...pieceOf(
      parted.map(({ lowered }) => lowered),
      downgraded,
    ),
  ]
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
  poured: readonly Pick<Poured, 'lotId'>[],
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

/** What became of an order takes again the harvest and the certificates of what it is made of, once that was put right. */
export async function handDownAgain(db: AtelierDb, order: OrderInHand, day: string) {
  const { rows } = await sql<{ lotId: string; inputs: string[] }>`
    select o.lot_id, array_agg(i.lot_id) as inputs
      from atelier.transformation t
      join atelier.transformation_output o on o.transformation_id = t.id
      join atelier.transformation_input i on i.transformation_id = t.id
     where t.piece_id = ${order.id} group by o.lot_id order by o.lot_id`.execute(db)
  for (const { lotId, inputs } of rows) {
    const made = inputs.map(input => ({ lotId: input }))
    const { harvestedOn, certificateIds } = await handedDown(db, order, made, day)
    await db
      .updateTable('atelier.lot')
      .set(eb => ({ harvestedOn, certificateIds, version: eb('version', '+', 1) }))
      .where('id', '=', lotId)
      .execute()
  }
}

const fillOutput = (db: AtelierDb, { lotId, g, cases }: Output, { day, ...handed }: HandedDown & { day: string }) =>
  db
    .updateTable('atelier.lot')
    .set(eb => ({
      ...handed,
      state: 'available',
      packedOn: day,
      initialG: g,
      initialCases: cases,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', lotId)
    .execute()

/** Lots of the order in which nothing came. */
const cancelOutputs = (db: AtelierDb, { id, outputLotId }: OrderInHand) =>
  sql`
    update atelier.lot set state = 'cancelled', version = version + 1
     where state = 'building'
       and id in (select ${outputLotId}::uuid
                  union select output_lot_id from atelier.fabrication_order_detail where order_id = ${id})`.execute(db)

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
