import { sql } from 'kysely'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hurryDays } from '../deadline.model.ts'
import { type DeadlineScope, isFollowed } from './deadline-scope.ts'
import { endsWithin } from './expirable-documents.queries.ts'

/** What the page of papers says in its head, with the companies whose papers the reader sees. */
export async function deadlineFigures(db: RhDb, scope: DeadlineScope) {
  const [{ expired, hurried, toCheck }, companies] = await plannedByValues(db, () =>
    Promise.all([
      countedPapers(db, scope),
      db
        .selectFrom('platform.company as c')
        .select(['c.id', 'c.name'])
        .where('c.id', '=', sql<string>`any(${scope.inside})`)
        .orderBy('c.name')
        .orderBy('c.id')
        .execute(),
    ]),
  )
  return { expired, hurried, toCheck, companies }
}

/** Papers that have ended, those that end in a hurry, each with its first day; and pieces that nobody has looked at. */
export async function countedPapers(db: RhDb, scope: DeadlineScope) {
  const today = scope.today.toString()
  const [papers, { toCheck }] = await Promise.all([
    db
      .selectFrom('rh.employee_document as d')
      .where(endsWithin(scope, hurryDays))
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('d.expirationDate', '<', today).as('expired'),
        fn.min('d.expirationDate').filterWhere('d.expirationDate', '<', today).as('firstExpired'),
        fn.countAll<number>().filterWhere('d.expirationDate', '>=', today).as('hurried'),
        fn.min('d.expirationDate').filterWhere('d.expirationDate', '>=', today).as('firstHurried'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('rh.employee_document as d')
      .select(({ fn }) => fn.countAll<number>().as('toCheck'))
      .where('d.status', '=', 'to_check')
      .where(isFollowed(scope))
      .executeTakeFirstOrThrow(),
  ])
  return { ...papers, toCheck }
}
