import type { Row } from './insert-rows.ts'

export type Tables = Readonly<Record<string, readonly Row[]>>

/** What the goods say of past orders: what went in and what came out. */
export function closedWork(goods: Tables) {
  const rows = (table: string) => goods[table] ?? []
  const moves = Map.groupBy(rows('atelier.stock_move'), ({ pieceId }) => pieceId as string)
  return rows('atelier.transformation')
    .filter(({ kind }) => kind === 'fabrication')
    .flatMap(({ id: transformationId, pieceId }) => {
      const input = rows('atelier.transformation_input').find(row => row.transformationId === transformationId)
      const output = rows('atelier.transformation_output').find(row => row.transformationId === transformationId)
      const lot = rows('atelier.lot').find(({ id }) => id === output?.lotId)
      if (!input || !output || !lot) return []
      const moved = (kind: string) => (moves.get(pieceId as string)?.find(move => move.kind === kind)?.g as number) ?? 0
      return {
        pieceId: pieceId as string,
        lotId: lot.id as string,
        articleId: lot.articleId as string,
        packedOn: lot.packedOn as string,
        cases: lot.initialCases as number,
        g: output.g as number,
        inputId: input.lotId as string,
        inputG: input.g as number,
        wasteG: moved('waste'),
        lossG: moved('loss'),
      }
    })
}

/** Harvests that stand whole in a cold room and that nobody holds, the oldest first. */
export function freeLots(goods: Tables) {
  const rows = (table: string) => goods[table] ?? []
  const used = new Set(rows('atelier.stock_move').flatMap(({ kind, lotId }) => (kind === 'reception' ? [] : [lotId])))
  const held = new Set(rows('atelier.lot_hold').map(({ lotId }) => lotId))
  return rows('atelier.lot')
    .filter(({ id, kind }) => kind === 'harvest' && !used.has(id) && !held.has(id))
    .map(lot => ({
      id: lot.id as string,
      number: lot.number as string,
      familyId: lot.familyId as string,
      initialG: lot.initialG as number,
      standsIn: rows('atelier.stock_move').find(({ lotId }) => lotId === lot.id)?.toLocationId as string,
    }))
}
