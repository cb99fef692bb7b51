import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { type Asking, cropColumns, cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import { workersElement } from '../../workers/worker.model.ts'
import { flagsOf, hoursBetween, paceOf } from '../pace.model.ts'
import type { WorkEntry } from '../work.model.ts'
import { hoursApprovalRight, hoursCheckElement, workElement } from '../work-place.model.ts'

type Row = Omit<WorkEntry, 'can' | 'pace' | 'flags' | 'hours'> & {
  companyId: string
  standardPerHour: number | null
  isForgotten: boolean
  isOneself: boolean
}
type Wish = { element: string; where: ReturnType<typeof sql> }

/** The civil day on which an entry called `e` began. */
export const dayOfEntry = sql`(e.started_at at time zone ${sql.lit(businessZone)})::date`

/** Entries called `e` that `where` keeps, of the companies where one reads the element, the first begun first. */
export async function entriesWhere(given: Asking, { element, where }: Wish): Promise<WorkEntry[]> {
  const [{ companyIds }, work, check, approval, workersLevel] = await Promise.all([
    companyScopeOf(given, element),
    companyScopeOf(given, workElement),
    companyScopeOf(given, hoursCheckElement),
    companyScopeOf(given, hoursApprovalRight),
    given.rights.level(workersElement),
  ])
  const { rows } = await sql<Row>`
    select e.id, e.worker_id, w.name as worker, w.team, w.user_id is not distinct from ${given.caller.userId} as is_oneself,
           e.task_id, k.name as task, k.unit, k.standard_per_hour, ${cropColumns}, e.started_at, e.ended_at,
           e.quantity::float8 as quantity, e.state, e.source, e.is_forgotten, e.sentence, e.version,
           array(select r.name from culture.work_entry_row er join platform.place r on r.id = er.place_id
                  where er.work_entry_id = e.id order by length(r.code), r.code) as rows
      from culture.work_entry e
      join culture.worker w on w.id = e.worker_id
      join culture.work_task k on k.id = e.task_id
      join ${cropsOfCompanies(companyIds)} on c.id = e.planting_id
     where ${where} order by e.started_at, e.id`.execute(given.db)
  return rows.map(row => {
    const { companyId, standardPerHour, isForgotten: _, isOneself, ...entry } = row
    const { startedAt, endedAt, quantity, state } = entry
    const isOver = state === 'done' || state === 'rejected'
    return {
      ...entry,
      hours: endedAt === null ? null : hoursBetween(startedAt, endedAt),
      pace: isOneself || workersLevel >= 3 ? paceOf(quantity, startedAt, endedAt, standardPerHour) : null,
      flags: flagsOf(row),
      can: {
        stop: state === 'running' && work.level(companyId) >= (isOneself ? 2 : 3),
        correct: isOver && check.level(companyId) >= 2,
        approve: state === 'done' && !isOneself && approval.level(companyId) >= 2,
        reject: state === 'done' && approval.level(companyId) >= 2,
      },
    }
  })
}

/** @throws Refusal 404 */
export async function entryById(given: Asking, id: string, element: string): Promise<WorkEntry> {
  const [entry] = await entriesWhere(given, { element, where: sql`e.id = ${id}` })
  if (!entry) throw notFound()
  return entry
}

/** Hours that entries make together, hundredths kept. */
export const hoursOf = (entries: readonly WorkEntry[]) =>
  Math.round(entries.reduce((sum, { hours }) => sum + (hours ?? 0), 0) * 100) / 100
