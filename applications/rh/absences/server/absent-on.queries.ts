import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Away from one instant of the place to another, `2026-06-01T12:00`; one that is not decided was asked for. Never why. */
export type AwayTime = { employeeId: string; fromAt: string; toAt: string; isDecided: boolean }

/** When these people are away between two days, both included; for many people at once. */
export async function absentOn(
  db: RhDb,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<AwayTime[]> {
  const { rows } = await sql<AwayTime>`
    select a.employee_id, to_char(a.from_at, 'YYYY-MM-DD"T"HH24:MI') as from_at, to_char(a.to_at, 'YYYY-MM-DD"T"HH24:MI') as to_at,
           a.state = 'approved' as is_decided
      from rh.absence a
     where a.employee_id in ${eachOf(ids)} and a.state in ('requested', 'approved_1', 'approved')
       and a.from_at < ${to}::date + 1 and a.to_at > ${from}::date
     order by a.employee_id, a.from_at`.execute(db)
  return rows
}
