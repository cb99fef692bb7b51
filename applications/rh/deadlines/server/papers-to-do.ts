import { sql } from 'kysely'
import { plannedByValues } from '#kernel/server/prepared.ts'
import { type FoundToDo, toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { deadlines, deadlinesAddress } from '#rh/deadlines-place.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { hurryDays } from '../deadline.model.ts'
import { type DeadlineScope, deadlineScopeOf, isFollowed } from './deadline-scope.ts'
import { endsWithin } from './expirable-documents.queries.ts'

/** Papers that have ended or end within 30 days, and pieces that people sent and nobody has looked at. */
export const papersToDo = toDoSource<RhTables>({
  applicationId: 8,
  element: deadlines,
  find: async ({ db, ...given }) => {
    const scope = await deadlineScopeOf(given)
    const { expired, firstExpired, hurried, firstHurried, toCheck } = await counted(db, scope)
    const lines: (FoundToDo & { count: number })[] = [
      {
        count: expired,
        urgency: 'late',
        what: { label: 'rh.deadlines.to-do-expired', values: { count: expired } },
        due: firstExpired,
        address: `${deadlinesAddress}?f.state=expired`,
      },
      {
        count: hurried,
        urgency: 'soon',
        what: { label: 'rh.deadlines.to-do-hurried', values: { count: hurried } },
        due: firstHurried,
        address: `${deadlinesAddress}?f.within=${hurryDays}`,
      },
      {
        count: toCheck,
        urgency: 'soon',
        what: { label: 'rh.deadlines.to-do-pieces', values: { count: toCheck } },
        why: { label: 'rh.deadlines.to-do-pieces-why' },
        due: null,
        address: `${deadlinesAddress}?tab=toCheck`,
      },
    ]
    return lines.filter(({ count }) => count > 0).map(({ count: _, ...line }) => line)
  },
})

type Counted = {
  expired: number
  firstExpired: string | null
  hurried: number
  firstHurried: string | null
  toCheck: number
}

async function counted(db: RhDb, scope: DeadlineScope): Promise<Counted> {
  const isOver = sql`d.expiration_date < ${scope.today.toString()}::date`
  const { rows } = await plannedByValues(db, () =>
    sql<Counted>`
      select count(*) filter (where ${isOver})::int as expired, min(d.expiration_date) filter (where ${isOver}) as first_expired,
             count(*) filter (where not ${isOver})::int as hurried,
             min(d.expiration_date) filter (where not ${isOver}) as first_hurried,
             (select count(*)::int from rh.employee_document d where d.status = 'to_check' and ${isFollowed(scope)}) as to_check
        from rh.employee_document d where ${endsWithin(scope, hurryDays)}`.execute(db),
  )
  return rows[0] ?? { expired: 0, firstExpired: null, hurried: 0, firstHurried: null, toCheck: 0 }
}
