import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Salary, SalaryUnit } from '../salary.model.ts'
import type { TermRights } from './term-rights.ts'
import type { Reading } from './types-of-contract.queries.ts'
import { usesOf } from './uses-of-term.queries.ts'

const rowsOf = ({ db, today }: Reading) =>
  db
    .selectFrom('rh.salary as t')
    .select([
      't.id',
      't.label',
      't.unit',
      sql<number>`t.amount::float8`.as('amount'),
      't.validFrom',
      sql<boolean>`exists (select from rh.employment_contract c where c.salary_id = t.id and c.state = 'signed')`.as(
        'isFrozen',
      ),
      't.archivedAt',
      't.version',
      usesOf('salaryId', today).as('uses'),
    ])
    .orderBy('t.labelKey')
    .orderBy('t.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const told = ({ amount, ...row }: Row, { can, seesPay, writesPay }: TermRights): Salary => ({
  ...row,
  unit: row.unit as SalaryUnit,
  ...(seesPay && { amount }),
  can: { edit: can.edit && writesPay, archive: can.archive },
})

export async function salaries(reading: Reading, withArchived: boolean): Promise<Salary[]> {
  const rows = await rowsOf(reading)
    .$if(!withArchived, query => query.where('t.archivedAt', 'is', null))
    .execute()
  return rows.map(row => told(row, reading.rights))
}

/** @throws Refusal 404 */
export async function salaryById(reading: Reading, id: string): Promise<Salary> {
  const row = await rowsOf(reading).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reading.rights)
}
