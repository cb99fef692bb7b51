import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { forbidden, wrongField } from '#kernel/server/errors.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { mayHold, mostRowsMade, type SeriesOfRows } from '../place.model.ts'
import { placeById } from './places.queries.ts'
import { takePlace } from './write-place.ts'

/**
 * Numbered rows in a place, of the length that it says; a code that stands already is left as it is, so that a repeated
 * act makes none twice.
 * @throws Refusal 404; 403; 400 of a series that runs backwards or is too long, or where no rows may stand
 */
export async function makeRows(db: CultureDb, scope: CompanyScope, { id, prefix, first, last }: SeriesOfRows) {
  const { can, kind, rowLengthM, name } = await placeById(db, scope, id)
  if (!can.edit) throw forbidden()
  if (last < first) throw wrongField('last', 'order', 'culture.places.rows-backwards')
  if (last - first >= mostRowsMade)
    throw wrongField('last', 'too-many', 'culture.places.too-many-rows', { most: mostRowsMade })
  if (kind === 'site' || !mayHold(kind, 'row')) throw wrongField('id', 'order', 'culture.places.wrong-order')
  await takePlace(db, id)
  const rows = Array.from({ length: last - first + 1 }, (_, at) => {
    const number = first + at
    return {
      parentId: id,
      kind: 'row',
      code: `${prefix}-${number}`,
      name: `${name} ${number}`.slice(-80),
      rowLengthM,
    }
  })
  const made = await db
    .insertInto('platform.place')
    .values(rows)
    .onConflict(conflict => conflict.columns(['clientId', 'code']).doNothing())
    .returning('id')
    .execute()
  return { made: made.length }
}
