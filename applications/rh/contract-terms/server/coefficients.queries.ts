import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { type Coefficient, type Minimum, minimumOn } from '../coefficient.model.ts'
import type { Reading } from './types-of-contract.queries.ts'
import { usesOf } from './uses-of-term.queries.ts'

const rowsOf = ({ db, today }: Reading) =>
  db
    .selectFrom('rh.coefficient as t')
    .select([
      't.id',
      't.label',
      't.value',
      't.idcc',
      't.cspCode',
      't.youthReduction',
      sql<Minimum[]>`coalesce((
        select jsonb_agg(jsonb_build_object('validFrom', m.valid_from, 'hourlyAmount', m.hourly_amount) order by m.valid_from)
          from rh.coefficient_minimum m where m.coefficient_id = t.id), '[]')`.as('minima'),
      't.archivedAt',
      't.version',
      usesOf('coefficientId', today).as('uses'),
    ])
    .orderBy('t.labelKey')
    .orderBy('t.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const told = ({ minima, ...row }: Row, { rights: { can, seesPay }, today }: Reading): Coefficient => ({
  ...row,
  ...(seesPay && { minima, minimumToday: minimumOn(minima, today) }),
  can,
})

export async function coefficients(reading: Reading, withArchived: boolean): Promise<Coefficient[]> {
  const rows = await rowsOf(reading)
    .$if(!withArchived, query => query.where('t.archivedAt', 'is', null))
    .execute()
  return rows.map(row => told(row, reading))
}

/** @throws Refusal 404 */
export async function coefficientById(reading: Reading, id: string): Promise<Coefficient> {
  const row = await rowsOf(reading).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reading)
}
