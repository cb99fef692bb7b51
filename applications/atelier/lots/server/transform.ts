import { sharesOf } from '#kernel/shared/shares.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type Origin, originsOf, writeOrigins } from './create-lots.ts'
import { inWordsOfLedger } from './lot-refusals.ts'

type Weighed = { lotId: string; g: number }

type Transformation = {
  kind: 'fabrication' | 'mixture' | 'split' | 'repack'
  /** The order, the mixture, the split. */
  pieceId: string
  at: string
  inputs: readonly Weighed[]
  outputs: readonly Weighed[]
}

/**
 * Writes what lots became, a row each, and hands down where the inputs were grown, to the gram.
 * @throws Refusal 409 CYCLE when an output is an ancestor of an input
 */
export async function transform(db: AtelierDb, { inputs, outputs, ...made }: Transformation): Promise<string> {
  const { id } = await db.insertInto('atelier.transformation').values(made).returning('id').executeTakeFirstOrThrow()
  const rowsOf = (lots: readonly Weighed[]) => lots.map(({ lotId, g }) => ({ transformationId: id, lotId, g }))
  try {
    if (inputs.length > 0) await db.insertInto('atelier.transformation_input').values(rowsOf(inputs)).execute()
    if (outputs.length > 0) await db.insertInto('atelier.transformation_output').values(rowsOf(outputs)).execute()
  } catch (error) {
    throw inWordsOfLedger(error)
  }
  const origins = await originsTogether(db, inputs)
  for (const { lotId, g } of outputs) await writeOrigins(db, lotId, partsOf(origins, g))
  return id
}

/** Where all inputs together were grown: each by its own parts, alike places as one. */
export async function originsTogether(db: AtelierDb, inputs: readonly Weighed[]): Promise<Origin[]> {
  const known = await originsOf(
    db,
    inputs.map(({ lotId }) => lotId),
  )
  const together = new Map<string, Origin>()
  for (const { lotId, g } of inputs) {
    for (const part of partsOf(known.get(lotId) ?? [], g)) {
      const key = `${part.placeId} ${part.growerId} ${part.cropCodeId}`
      const standing = together.get(key)
      together.set(key, { ...part, g: part.g + (standing?.g ?? 0) })
    }
  }
  return [...together.values()]
}

/** So much of what was grown there, shared by its parts. */
export function partsOf(origins: readonly Origin[], g: number): Origin[] {
  if (origins.length === 0) return []
  const shares = sharesOf(
    g,
    origins.map(origin => origin.g),
  )
  return origins.map((origin, place) => ({ ...origin, g: shares[place] as number }))
}
