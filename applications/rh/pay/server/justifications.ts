import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type Anomaly, type Found, inSeverity, wordOf } from '../anomaly.model.ts'
import type { CheckScope } from './check-scope.ts'
import type { Check } from './checks.queries.ts'

type Kept = { code: string; day: string | null; found: string; comment: string; by: string | null; at: string }

/** What was said of these people's anomalies in a period. */
export async function justificationsOf(db: RhDb, { companyId, from }: Check, ids: readonly string[]) {
  const { rows } = await sql<Kept & { employeeId: string }>`
    select j.employee_id, j.code, j.day, j.found, j.comment, nullif(concat_ws(' ', u.firstname, u.name), '') as by, j.justified_at as at
      from rh.pay_justification j left join platform.user u on u.id = j.justified_by
     where j.employee_id in ${eachOf(ids)} and j.company_id = ${companyId} and j.since = ${from}::date`.execute(db)
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}

/** Each with why it is right as it is, where somebody said so of the very thing that is found; what blocks first. */
export const asJustified = (found: readonly Found[], kept: readonly Kept[] = []): Anomaly[] =>
  found
    .map(one => {
      const word = wordOf(one)
      const said = kept.find(({ code, day, found: of }) => code === one.code && day === one.day && of === word)
      return { ...one, found: word, justification: said ? { comment: said.comment, by: said.by, at: said.at } : null }
    })
    .toSorted(inSeverity)

type Justified = { employeeId: string; code: string; day: string | null; found: string; comment: string }

/** Said twice, it stands once. @throws Refusal 409 ANOMALY_CHANGED where it is not what is found now */
export async function keepJustification(
  db: RhDb,
  { userId, now }: CheckScope,
  { companyId, from }: Check,
  { present, ...justified }: Justified & { present: readonly Anomaly[] },
) {
  const stands = present.some(
    ({ code, day, found }) => code === justified.code && day === justified.day && found === justified.found,
  )
  if (!stands) throw new Refusal(409, 'ANOMALY_CHANGED', 'rh.pay.anomaly-changed')
  await db
    .insertInto('rh.pay_justification')
    .values({ ...justified, companyId, since: from, justifiedBy: userId, justifiedAt: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
