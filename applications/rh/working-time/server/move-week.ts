import { eachOf } from '#kernel/server/each-of.ts'
import { emit } from '#kernel/server/events.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { HourState, MovedWeek, Outcome, PersonWeek } from '../working-time.model.ts'
import type { HoursScope } from './hours-scope.ts'
import { daysIn, type Week } from './people-of-week.ts'
import { weeksOfPeople } from './weeks-of-people.ts'

type People = Week & { employeeIds: readonly string[] }
/** Who says why. */
type Reasoned<Reason> = People & { reason: Reason; by: string }
type Move = {
  companyIds: readonly string[]
  from: readonly HourState[]
  to: HourState
  /** What keeps somebody's week where it is. */
  hinders?: (week: PersonWeek) => Outcome | undefined
  /** Kept beside the weeks that moved. */
  note?: { act: 'validated' | 'reopened'; reason: string; notedBy: string }
}

/** Hours that a leader has noted, ready to be validated. @throws Refusal 404 for a week that is none */
export const submitHours = (db: RhDb, scope: HoursScope, people: People) =>
  moveWeek(db, scope, people, { companyIds: scope.writtenIds, from: ['draft'], to: 'submitted' })

/** @throws Refusal 404 for a week that is none */
export const validateHours = (db: RhDb, scope: HoursScope, { reason, by, ...people }: Reasoned<string | undefined>) =>
  moveWeek(db, scope, people, {
    companyIds: scope.validatedIds,
    from: ['draft', 'submitted'],
    to: 'validated',
    hinders: ({ findings }) =>
      reason === undefined && findings.some(({ level }) => level === 'block') ? 'findings' : undefined,
    ...(reason !== undefined && { note: { act: 'validated', reason, notedBy: by } }),
  })

/** @throws Refusal 404 for a week that is none */
export const reopenHours = (db: RhDb, scope: HoursScope, { reason, by, ...people }: Reasoned<string>) =>
  moveWeek(db, scope, people, {
    companyIds: scope.validatedIds,
    from: ['submitted', 'validated'],
    to: 'draft',
    note: { act: 'reopened', reason, notedBy: by },
  })

async function moveWeek(db: RhDb, scope: HoursScope, { employeeIds, ...week }: People, move: Move) {
  const days = daysIn(week)
  await holdEmployees(db, employeeIds)
  const known = await weeksOfPeople(db, { ...scope, readIds: move.companyIds }, days, employeeIds)
  const judged = new Map(known.map(person => [person.id, { person, outcome: move.hinders?.(person) }]))
  const moved = await setState(
    db,
    days,
    move,
    known.flatMap(({ id }) => (judged.get(id)?.outcome ? [] : [id])),
  )
  if (moved.size > 0) await emit(db, 'work.validated', { employeeIds: [...moved.keys()], ...week })
  if (move.note && moved.size > 0)
    await noteWhy(db, { moved, notedAt: scope.now, monday: days[0] as string, ...move.note })
  const results: MovedWeek[] = employeeIds.map(employeeId => {
    const one = judged.get(employeeId)
    const name = one ? `${one.person.name} ${one.person.firstname}` : ''
    const otherwise: Outcome = one ? (one.outcome ?? 'nothing') : 'unknown'
    return { employeeId, name, outcome: moved.has(employeeId) ? 'done' : otherwise }
  })
  return { done: moved.size, results }
}

async function setState(db: RhDb, days: readonly string[], { companyIds, from, to }: Move, ids: readonly string[]) {
  const rows = await db
    .updateTable('rh.time_entry')
    .set(eb => ({ state: to, version: eb('version', '+', 1) }))
    .where('employeeId', 'in', eachOf(ids))
    .where('companyId', 'in', eachOf(companyIds))
    .where('workDate', '>=', days[0] as string)
    .where('workDate', '<=', days.at(-1) as string)
    .where('state', 'in', from)
    .returning(['employeeId', 'companyId'])
    .execute()
  return new Map(rows.map(({ employeeId, companyId }) => [employeeId, companyId]))
}

type Noted = {
  moved: ReadonlyMap<string, string>
  monday: string
  act: string
  reason: string
  notedBy: string
  notedAt: string
}

const noteWhy = (db: RhDb, { moved, ...note }: Noted) =>
  db
    .insertInto('rh.time_week_note')
    .values([...moved].map(([employeeId, companyId]) => ({ ...note, employeeId, companyId })))
    .execute()
