import { sql } from 'kysely'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hurryDays } from '../deadline.model.ts'
import { type DeadlineScope, isFollowed } from './deadline-scope.ts'
import { endsWithin } from './expirable-documents.queries.ts'

export async function deadlineFigures(db: RhDb, scope: DeadlineScope) {
  const [papers, { toCheck }, companies] = await plannedByValues(db, () =>
    Promise.all([
      db
        .selectFrom('rh.employee_document as d')
        .where(endsWithin(scope, hurryDays))
        .select(eb => [
          eb.fn.countAll<number>().as('all'),
          eb.fn.countAll<number>().filterWhere('d.expirationDate', '<', scope.today.toString()).as('expired'),
        ])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('rh.employee_document as d')
        .select(eb => eb.fn.countAll<number>().as('toCheck'))
        .where('d.status', '=', 'to_check')
        .where(isFollowed(scope))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('platform.company as c')
        .select(['c.id', 'c.name'])
        .where('c.id', '=', sql<string>`any(${scope.inside})`)
        .orderBy('c.name')
        .orderBy('c.id')
        .execute(),
    ]),
  )
  return { expired: papers.expired, hurried: papers.all - papers.expired, toCheck, companies }
}
