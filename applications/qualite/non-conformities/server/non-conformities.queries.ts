import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'
import {
  checkableOn,
  daysOfRepeat,
  type NonConformity,
  type NonConformityRow,
  type QualityAction,
} from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { closingRight, nonConformitiesElement } from '../non-conformities-place.model.ts'

export type Asking = { db: QualiteDb; rights: Rights; caller: Caller; clock: Clock }

export const scopeOfNonConformities = (given: { rights: Rights }) => companyScopeOf(given, nonConformitiesElement)

const isOpen = sql<SqlBool>`n.closed_at is null`

/** A page of those of the companies that one sees. */
export async function pageOfNonConformities(
  given: Asking,
  asked: InputOf<typeof nonConformitiesCalls.getNonConformities>,
): Promise<PageOf<NonConformityRow>> {
  const { companyIds } = await scopeOfNonConformities(given)
  const byState = {
    mine: sql<SqlBool>`${isOpen} and (n.owner_id = ${given.caller.userId} or exists (
      select from qualite.quality_action a
       where a.non_conformity_id = n.id and a.owner_id = ${given.caller.userId} and a.done_at is null))`,
    open: isOpen,
    late: sql<SqlBool>`${isOpen} and n.due_at < ${given.clock.now().toString()}::timestamptz`,
    ended: sql<SqlBool>`n.closed_at is not null`,
  }
  return pageOfList(given.db, nonConformitiesCalls.getNonConformities.list, asked, {
    from: sql`qualite.non_conformity n`,
    id: sql`n.id`,
    within: sql`n.company_id in ${eachOf(companyIds)}`,
    orders: {
      detectedAt: [sql`n.detected_at`],
      number: [sql`n.number`],
      dueAt: [sql`coalesce(n.due_at, 'infinity'::timestamptz)`],
    },
    filters: {
      state: state => byState[state],
      severity: severity => sql`n.severity = ${severity}`,
      source: source => sql`n.source = ${source}`,
      companyId: companyId => sql`n.company_id = ${companyId}`,
    },
    matching: words => matches('qualite.non_conformity', 'n', words),
    rows: ids => rowsWhere(given, sql`n.id in ${eachOf(ids)}`),
  })
}

/** Another of the company that has a cause of it, at its place, in the half year before. */
const isRepeat = sql<boolean>`(n.place is not null and exists (
  select from qualite.non_conformity o
   where o.company_id = n.company_id and o.id <> n.id and o.place = n.place and o.causes && n.causes
     and o.state <> 'cancelled' and o.detected_at <= n.detected_at
     and o.detected_at > n.detected_at - ${daysOfRepeat} * interval '1 day'))`

async function rowsWhere({ db, clock }: Asking, condition: RawBuilder<SqlBool>): Promise<NonConformityRow[]> {
  const { rows } = await sql<NonConformityRow>`
    select n.id, n.number, n.company_id, c.name as company, n.source, n.severity, n.title, n.place, n.g::float8 as kg,
           n.detected_at, u.firstname || ' ' || u.name as owner, n.due_at,
           coalesce(n.due_at < ${clock.now().toString()}::timestamptz, false) as is_overdue, ${isRepeat} as is_repeat, n.state
      from qualite.non_conformity n
      join platform.company c on c.id = n.company_id
      left join platform.user u on u.id = n.owner_id
     where ${condition}`.execute(db)
  return rows
}

type Facts = Pick<
  NonConformity,
  | 'facts'
  | 'partnerId'
  | 'partner'
  | 'hasNoLot'
  | 'ownerId'
  | 'causes'
  | 'whys'
  | 'isEffective'
  | 'reopenedCount'
  | 'version'
>

/** All that is told of one. @throws Refusal 404 of one of a company that the caller does not see */
export async function nonConformityById(given: Asking, id: string): Promise<NonConformity> {
  const { db } = given
  const scope = await scopeOfNonConformities(given)
  const [row] = await rowsWhere(given, sql`n.id = ${id} and n.company_id in ${eachOf(scope.companyIds)}`)
  if (!row) throw notFound()
  const { rows } = await sql<Facts>`
    select n.facts, n.partner_id, k.name as partner, n.has_no_lot, n.owner_id, n.causes, n.whys, n.is_effective,
           n.reopened_count, n.version
      from qualite.non_conformity n
      left join platform.partner p on p.id = n.partner_id
      left join platform.contact k on k.id = p.contact_id
     where n.id = ${id}`.execute(db)
  const facts = rows[0] as Facts
  const [lots, actions, events] = await Promise.all([
    lotsOf(db, id),
    actionsOf(given, id, scope.level(row.companyId)),
    eventsOf(db, id),
  ])
  const checkOn = checkableOn(actions)
  return {
    ...row,
    ...facts,
    lots,
    actions,
    events,
    checkOn,
    can: await possible(given, scope, { row, actions, checkOn }),
  }
}

const lotsOf = async (db: QualiteDb, id: string) =>
  (
    await sql<NonConformity['lots'][number]>`
      select lot_number as number, lot_id is not null as is_known
        from qualite.non_conformity_lot where non_conformity_id = ${id} order by lot_number`.execute(db)
  ).rows

async function actionsOf({ db, caller }: Asking, id: string, level: number): Promise<QualityAction[]> {
  const { rows } = await sql<Omit<QualityAction, 'canEnd'>>`
    select a.id, a.kind, a.text, a.owner_id, o.firstname || ' ' || o.name as owner, a.due_on, a.done_at,
           d.firstname || ' ' || d.name as done_by
      from qualite.quality_action a
      left join platform.user o on o.id = a.owner_id
      left join platform.user d on d.id = a.done_by
     where a.non_conformity_id = ${id} order by a.id`.execute(db)
  return rows.map(action => ({
    ...action,
    canEnd: action.doneAt === null && (level >= 3 || (level >= 2 && action.ownerId === caller.userId)),
  }))
}

const eventsOf = async (db: QualiteDb, id: string) =>
  (
    await sql<NonConformity['events'][number]>`
      select e.id, e.kind, e.text, u.firstname || ' ' || u.name as by, e.at
        from qualite.non_conformity_event e left join platform.user u on u.id = e.by_id
       where e.non_conformity_id = ${id} order by e.at desc, e.id desc`.execute(db)
  ).rows

type Judged = { row: NonConformityRow; actions: readonly QualityAction[]; checkOn: string | null }

async function possible(
  given: Asking,
  scope: CompanyScope,
  { row: { state, companyId }, actions, checkOn }: Judged,
): Promise<NonConformity['can']> {
  const level = scope.level(companyId)
  const closes = (await companyScopeOf(given, closingRight)).level(companyId)
  const hasActed = actions.some(({ ownerId }) => ownerId === given.caller.userId)
  const isRunning = state !== 'closed' && state !== 'cancelled'
  const writes = level >= 2
  return {
    edit: writes && isRunning,
    addAction: writes && isRunning && state !== 'verified',
    contain: writes && state === 'open',
    analyse: writes && state === 'contained',
    act: writes && state === 'analysed',
    verify: writes && state === 'acting' && !hasActed && checkOn !== null && checkOn <= given.clock.today().toString(),
    close: closes >= 2 && state === 'verified',
    cancel: level >= 3 && state === 'open',
    reopen: level >= 3 && state === 'closed',
  }
}
