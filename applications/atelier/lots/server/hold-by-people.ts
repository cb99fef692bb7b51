import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { holdRight, releaseRight } from '../lots-place.model.ts'
import type { lotsCalls } from '../lots.calls.ts'
import { holdLots, liftHolds } from './hold-lots.ts'
import { lotById } from './lot-sheet.queries.ts'
import { takeLots } from './take-lots.ts'

type Hold = typeof lotsCalls.holdLots
type ReleaseCall = typeof lotsCalls.releaseLots

/** @throws Refusal 404; 403 */
export async function holdByPeople(given: Given<Hold, AtelierTables>, { lotIds, status, reason }: InputOf<Hold>) {
  const { db, caller } = given
  await requireAll(given, lotIds, holdRight)
  await holdLots(db, { lots: { lotIds }, status, reason, source: 'person', sourceId: null, userId: caller.userId })
  return Promise.all(lotIds.map(id => lotById(given, id)))
}

/** Lifts what people set; what a recall, a complaint or an analysis set is lifted by these. @throws Refusal 404; 403; 409 SAME_PERSON */
export async function releaseByPeople(
  given: Given<ReleaseCall, AtelierTables>,
  { lotIds, reason }: InputOf<ReleaseCall>,
) {
  const { db, caller } = given
  await requireAll(given, lotIds, releaseRight)
  const { rows } = await sql<{ id: string; lotId: string }>`
    select id, lot_id from atelier.lot_hold
     where lot_id in ${eachOf(lotIds)} and source = 'person' and released_at is null`.execute(db)
  await liftHolds(db, rows, { reason, userId: caller.userId })
  return Promise.all(lotIds.map(id => lotById(given, id)))
}

async function requireAll(given: Given<Hold | ReleaseCall, AtelierTables>, lotIds: readonly string[], right: string) {
  const lots = await takeLots(given.db, [...new Set(lotIds)])
  const scope = await companyScopeOf(given, right)
  for (const { companyId } of lots) requireLevel(scope, companyId, 2)
}
