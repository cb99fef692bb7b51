import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { WorkTime, WorkTimeKind } from '../work-time.model.ts'
import type { TermRights } from './term-rights.ts'
import type { Reading } from './types-of-contract.queries.ts'
import { usesOf } from './uses-of-term.queries.ts'

const rowsOf = ({ db, today }: Reading) =>
  db
    .selectFrom('rh.work_time as t')
    .select([
      't.id',
      't.label',
      't.kind',
      sql<number | null>`t.weekly_hours::float8`.as('weeklyHours'),
      't.daysPerWeek',
      't.daysPerYear',
      sql<number[] | null>`t.distribution::float8[]`.as('distribution'),
      't.exemptionReason',
      't.archivedAt',
      't.version',
      usesOf('workTimeId', today).as('uses'),
    ])
    .orderBy('t.labelKey')
    .orderBy('t.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const told = (row: Row, { can }: TermRights): WorkTime => ({ ...row, kind: row.kind as WorkTimeKind, can })

export async function workTimes(reading: Reading, withArchived: boolean): Promise<WorkTime[]> {
  const rows = await rowsOf(reading)
    .$if(!withArchived, query => query.where('t.archivedAt', 'is', null))
    .execute()
  return rows.map(row => told(row, reading.rights))
}

/** @throws Refusal 404 */
export async function workTimeById(reading: Reading, id: string): Promise<WorkTime> {
  const row = await rowsOf(reading).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reading.rights)
}
