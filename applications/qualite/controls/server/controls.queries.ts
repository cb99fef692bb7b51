import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'
import { measuresOf } from '../../control-plans/control-plans.server.ts'
import { controlsElement } from '../../control-plans/control-plans-place.model.ts'
import {
  type ControlDue,
  type ControlRate,
  type ControlsOfDay,
  stateOfControl,
  type Verdict,
} from '../control.model.ts'

export type Asking = { db: QualiteDb; rights: Rights; caller: Caller; clock: Clock }

/** Of records called `r`: those that count, neither cancelled nor cancelling. */
export const counts = sql<SqlBool>`(r.cancels_id is null
  and not exists (select from qualite.control_record c where c.cancels_id = r.id))`

/** Of records called `r` of plans called `p`: those that a second person is still to read. */
export const awaitsValidation = sql<SqlBool>`(p.kind = 'ccp' and ${counts}
  and not exists (select from qualite.control_validation v where v.record_id = r.id))`

/** For how many days a lot that nobody controlled is shown. */
const daysOfWaitingLots = 60

/** What is due on a day, and how the week that ends with it was kept, in the companies that one sees. */
export async function controlsOfDay(given: Asking, date: string): Promise<ControlsOfDay> {
  const day = Temporal.PlainDate.from(date)
  return { date, dues: await duesOn(given, day), week: await rateUntil(given, day) }
}

/** What is due on a day, and today what lots wait for too. */
export function duesOn(given: Asking, day: Temporal.PlainDate): Promise<ControlDue[]> {
  const isToday = day.equals(given.clock.today())
  const since = midnight(day.subtract({ days: daysOfWaitingLots }))
  const waits = sql<SqlBool>`(d.lot_id is not null and d.due_at >= ${since}
    and not exists (select from qualite.control_record r where r.due_id = d.id and ${counts}))`
  const ofDay = sql<SqlBool>`d.due_at >= ${midnight(day)} and d.due_at < ${midnight(day.add({ days: 1 }))}`
  return duesWhere(given, isToday ? sql`(${ofDay} or ${waits})` : ofDay)
}

/** @throws Refusal 404 */
export async function controlById(given: Asking, id: string): Promise<ControlDue> {
  const [due] = await duesWhere(given, sql`d.id = ${id}`)
  if (!due) throw notFound()
  return due
}

const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(businessZone).toInstant().toString()

type Row = Omit<ControlDue, 'state' | 'measures' | 'canRecord'> & {
  companyId: string
  graceMin: number
  isArchived: boolean
}

async function duesWhere(given: Asking, condition: RawBuilder<SqlBool>): Promise<ControlDue[]> {
  const { db, clock } = given
  const scope = await companyScopeOf(given, controlsElement)
  const { rows } = await sql<Row>`
    select d.id, d.plan_id, p.code, p.label, p.kind, p.place, p.company_id, o.name as company, p.instruction, p.corrective,
           d.due_at, d.lot_number, p.grace_min, p.archived_at is not null as is_archived,
           (select r.verdict from qualite.control_record r where r.due_id = d.id and ${counts}) as verdict
      from qualite.control_due d
      join qualite.control_plan p on p.id = d.plan_id
      join platform.company o on o.id = p.company_id
     where p.company_id in ${eachOf(scope.companyIds)} and ${condition}
     order by d.due_at, p.code, d.lot_number, d.id limit 1000`.execute(db)
  const measures = await measuresOf(db, [...new Set(rows.map(({ planId }) => planId))])
  return rows.map(({ graceMin, companyId, isArchived, ...row }) => {
    const state = stateOfControl({
      dueAt: row.dueAt,
      graceMin,
      isOfLot: row.lotNumber !== null,
      isDone: row.verdict !== null,
      now: clock.now(),
    })
    const canRecord = (state === 'due' || state === 'overdue') && !isArchived && scope.level(companyId) >= 2
    return { ...row, state, measures: measures.get(row.planId) ?? [], canRecord }
  })
}

/** Of the seven days that end with this one, hours alone: those that are done, and those whose day is over. */
async function rateUntil(given: Asking, day: Temporal.PlainDate): Promise<ControlRate> {
  const { companyIds } = await companyScopeOf(given, controlsElement)
  const { rows } = await sql<{ verdict: Verdict | null; isLate: boolean | null }>`
    select r.verdict, r.is_late
      from qualite.control_due d
      join qualite.control_plan p on p.id = d.plan_id
      left join qualite.control_record r on r.due_id = d.id and ${counts}
     where p.company_id in ${eachOf(companyIds)} and d.lot_id is null
       and d.due_at >= ${midnight(day.subtract({ days: 6 }))} and d.due_at < ${midnight(day.add({ days: 1 }))}
       and (r.id is not null or d.due_at < ${midnight(given.clock.today())}::timestamptz)`.execute(given.db)
  const done = rows.filter(({ verdict }) => verdict !== null)
  return {
    due: rows.length,
    done: done.length,
    late: done.filter(({ isLate }) => isLate).length,
    missed: rows.length - done.length,
  }
}
