import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { accessCalls } from '../access.calls.ts'
import { type BadgeState, type GivenBadge, movesOfBadge } from '../badge.model.ts'
import { badgeById, type BadgeScope, companyAround, peopleWithoutBadge } from './badges.queries.ts'

type Giving = { db: RhDb; scope: BadgeScope; say: Translate; language: Language }
type Wish = InputOf<typeof accessCalls.giveBadges>['people'][number]

/** A badge each, to who has none and is under contract; the others are told why, and keep nobody waiting. */
export async function giveBadges(giving: Giving, people: readonly Wish[]): Promise<GivenBadge[]> {
  const { db, scope } = giving
  const ids = people.map(({ employeeId }) => employeeId)
  await holdEmployees(db, ids)
  const waiting = new Set((await peopleWithoutBadge(db, scope, ids)).map(({ id }) => id))
  const given: GivenBadge[] = []
  for (const wish of people) given.push(await giveBadge(giving, wish, waiting))
  return given
}

async function giveBadge(
  { db, scope, say, language }: Giving,
  { employeeId, number }: Wish,
  waiting: Set<string>,
): Promise<GivenBadge> {
  const refused = (label: string) => ({ employeeId, ok: false, badgeId: null, message: say(language, label) })
  if (!waiting.delete(employeeId)) return refused('rh.access.refused.not-waiting')
  const badge = await db
    .insertInto('rh.badge')
    .values({ employeeId, number: number ?? newNumber(), givenOn: scope.today })
    .onConflict(known => known.columns(['clientId', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return badge ? { employeeId, ok: true, badgeId: badge.id, message: null } : refused('rh.access.refused.number-taken')
}

/** Twelve figures that say nothing of whoever bears them. */
const newNumber = () => String(randomInt(10 ** 11, 10 ** 12))

/** @throws Refusal 404, 403; 409 VERSION_CONFLICT, TRANSITION_INVALID of one that opens nothing any more */
export async function moveBadge(
  db: RhDb,
  scope: BadgeScope,
  { id, to, version }: InputOf<typeof accessCalls.moveBadge>,
) {
  const held = await takeForChange(
    db.selectFrom('rh.badge').select(['employeeId', 'state', 'version']).where('id', '=', id),
  )
  requireLevel(scope.companies, await companyOfPerson(db, held.employeeId, scope.today), 2)
  requireUnchanged(held, { version })
  if (!movesOfBadge[held.state as BadgeState].includes(to))
    throw new Refusal(409, 'TRANSITION_INVALID', `rh.access.no-move.${held.state}`)
  await db
    .updateTable('rh.badge')
    .set({ state: to, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return badgeById(db, scope, id)
}

async function companyOfPerson(db: RhDb, employeeId: string, today: string) {
  const { rows } = await sql<{ companyId: string | null }>`
    select ${companyAround(today)} as company_id
      from rh.employee e where e.id = ${employeeId}`.execute(db)
  return rows[0]?.companyId ?? null
}
