import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { declaredUntil } from '../declaration-delay.model.ts'
import type { SafetyCockpit, WorkAccident } from '../work-accident.model.ts'
import { workAccidentsCalls } from '../work-accidents.calls.ts'
import type { SafetyScope } from './safety-scope.ts'

type Row = Omit<WorkAccident, 'declareUntil' | 'mayWrite'> & { companyId: string }

const isToDeclare = sql<boolean>`(a.state = 'reported' and a.kind <> 'benign')`

async function accidentsByIds(db: RhDb, scope: SafetyScope, ids: readonly string[]): Promise<WorkAccident[]> {
  const readsHealth = sql<boolean>`a.company_id in ${eachOf(scope.healthIds)}`
  const { rows } = await sql<Row>`
    select a.id, a.employee_id, e.name, e.firstname, a.company_id, c.name as company, a.kind, a.occurred_at, a.known_at, a.place,
           a.circumstances, a.witness, case when ${readsHealth} then a.injured_part end as injured_part,
           case when ${readsHealth} then a.injury end as injury, a.had_care, a.stopped_from, a.stopped_to, a.state,
           a.declared_at, a.reference, a.reserves, a.register_year || '-' || a.register_number as register, a.cause,
           a.measures, a.version
      from rh.work_accident a
      join rh.employee e on e.id = a.employee_id
      join platform.company c on c.id = a.company_id
     where a.id in ${eachOf(ids)} and a.company_id in ${eachOf(scope.readIds)}`.execute(db)
  return rows.map(({ companyId, ...row }) => ({
    ...row,
    declareUntil: row.state === 'reported' && row.kind !== 'benign' ? declaredUntil(row.knownAt) : null,
    mayWrite: scope.writtenIds.includes(companyId) && row.state !== 'closed',
  }))
}

/** @throws Refusal 404 */
export async function accidentById(db: RhDb, scope: SafetyScope, id: string): Promise<WorkAccident> {
  const [accident] = await accidentsByIds(db, scope, [id])
  if (!accident) throw notFound()
  return accident
}

const tabs = {
  toDeclare: isToDeclare,
  open: sql<boolean>`a.state <> 'closed'`,
  closed: sql<boolean>`a.state = 'closed'`,
  all: sql<boolean>`true`,
}

/** Accidents in the reader's companies, the last first. */
export const pageOfAccidents = (
  db: RhDb,
  scope: SafetyScope,
  asked: InputOf<typeof workAccidentsCalls.getPaginatedWorkAccidents>,
) =>
  pageOfList(db, workAccidentsCalls.getPaginatedWorkAccidents.list, asked, {
    from: sql`rh.work_accident a join rh.employee e on e.id = a.employee_id`,
    id: sql`a.id`,
    within: sql`a.company_id in ${eachOf(scope.readIds)}`,
    orders: { occurredAt: [sql`a.occurred_at`], name: [sql`e.search_text`] },
    filters: {
      open: which => tabs[which],
      kind: kind => sql`a.kind = ${kind}`,
      companyId: companyId => sql`a.company_id = ${companyId}`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => accidentsByIds(db, scope, ids),
  })

type Counted = { last: string | null; knownAt: string[]; stopped: number; benign: number }

/** The figures above the list. */
export async function cockpitOf(db: RhDb, scope: SafetyScope): Promise<SafetyCockpit> {
  const aYearAgo = scope.today.subtract({ years: 1 }).toString()
  const { rows } = await sql<Counted>`
    select max(a.occurred_at at time zone 'Europe/Paris')
             filter (where a.kind = 'work' and a.stopped_from is not null)::date::text as last,
           coalesce(jsonb_agg(a.known_at) filter (where ${isToDeclare}), '[]') as known_at,
           count(*) filter (where a.stopped_from is not null and a.occurred_at >= ${aYearAgo}::date)::int as stopped,
           count(*) filter (where a.kind = 'benign' and a.occurred_at >= ${aYearAgo}::date)::int as benign
      from rh.work_accident a where a.company_id in ${eachOf(scope.readIds)}`.execute(db)
  const { last = null, knownAt = [], stopped = 0, benign = 0 } = rows[0] ?? {}
  const isLate = (known: string) => Temporal.Instant.compare(declaredUntil(known), scope.now) < 0
  return {
    daysWithoutAccident:
      last === null ? null : Temporal.PlainDate.from(last).until(scope.today, { largestUnit: 'days' }).days,
    toDeclare: knownAt.length,
    late: knownAt.filter(isLate).length,
    stopped,
    benign,
    mayReport: scope.writtenIds.length > 0,
    readsHealth: scope.healthIds.length > 0,
  }
}
