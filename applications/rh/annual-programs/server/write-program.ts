import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { type HolidayZone, zoneOfPostCode } from '#platform/calendar/holidays.model.ts'
import { usualSettings } from '#rh/company-settings/company-settings.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AnnualProgram, NewProgram, ProgramChange, ReadProgram } from '../annual-programs.model.ts'
import {
  copiedWeeks,
  holidaysDuring,
  type Limited,
  longestWeek,
  mondaysOf,
  type Period,
  type PlannedWeek,
  proposedWeek,
  targetOf,
} from '../annual-weeks.model.ts'
import { type AnnualScope, requireWritten } from './annual-scope.ts'
import { changePublishedWeeks } from './change-published-weeks.ts'
import { inState, programToChange } from './program-to-change.ts'
import { programById } from './programs.queries.ts'
import { requireLawful } from './require-lawful.ts'
import type { Telling } from './tell-people-of-program.ts'

/** @throws Refusal 404, 403 of a company; 404 of a program to copy; 400 of a unit of another company */
export async function createProgram(
  db: RhDb,
  scope: AnnualScope,
  { unitIds, copyOfId, ...fields }: NewProgram,
): Promise<AnnualProgram> {
  requireWritten(scope, fields.companyId)
  const place = await placeOf(db, fields.companyId, unitIds)
  const weeks = await firstWeeks(db, scope, { period: fields, place, copyOfId })
  const { id } = await db
    .insertInto('rh.annual_program')
    .values({ ...fields, targetMinutes: targetOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepUnits(db, id, unitIds)
  await keepWeeks(db, id, weeks)
  return programById(db, scope, id)
}

type Place = { profile: string; zone: HolidayZone }

/** Those of the program that is copied, no longer than the law allows, else normal ones. */
async function firstWeeks(
  db: RhDb,
  scope: AnnualScope,
  { period, place, copyOfId }: { period: Period; place: Place; copyOfId: string | null },
) {
  const holidays = holidaysDuring(period, place.zone)
  if (copyOfId === null) return mondaysOf(period).map(monday => proposedWeek(monday, 'normal', { period, holidays }))
  const former = await programById(db, scope, copyOfId)
  return withinLimits(copiedWeeks(period, holidays, { period: former, weeks: former.weeks }), {
    profile: place.profile,
    period,
  })
}

const withinLimits = (weeks: readonly PlannedWeek[], limited: Limited) =>
  weeks.map(week => ({ ...week, minutes: Math.min(week.minutes, longestWeek(week.monday, limited)) }))

/**
 * What was submitted is a draft again; of what was published weeks alone change.
 * @throws Refusal 404; 403 of a company; 409 when somebody saved since, PROGRAM_CLOSED; 400 of a unit of another company, of a week
 * that is none of the period or longer than the law allows
 */
export async function editProgram(
  given: Telling,
  scope: AnnualScope,
  { id, version, weeks, reason, unitIds, ...fields }: ProgramChange,
): Promise<AnnualProgram> {
  const { db } = given
  const { companyId, ...present } = await programToChange(db, scope, id)
  requireUnchanged(present, { version })
  if (present.state === 'closed') throw new Refusal(409, 'PROGRAM_CLOSED', 'rh.annual.closed')
  const former = await programById(db, scope, id)
  if (present.state === 'published') {
    requireSameFrame(former, { unitIds, ...fields })
    await changePublishedWeeks(given, scope, { program: former, weeks, reason })
    return programById(db, scope, id)
  }
  const { profile, zone } = await placeOf(db, companyId, unitIds)
  const limited = { profile, period: fields }
  requireLawful(weeks, limited)
  await db
    .updateTable('rh.annual_program')
    .set({ ...fields, targetMinutes: targetOf(fields), state: 'draft', version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('rh.annual_program_unit').where('programId', '=', id).execute()
  await keepUnits(db, id, unitIds)
  const known = new Map([...former.weeks, ...weeks].map(week => [week.monday, week]))
  const holidays = holidaysDuring(fields, zone)
  await db.deleteFrom('rh.annual_program_week').where('programId', '=', id).execute()
  const all = mondaysOf(fields).map(
    monday => known.get(monday) ?? proposedWeek(monday, 'normal', { period: fields, holidays }),
  )
  await keepWeeks(db, id, withinLimits(all, limited))
  return programById(db, scope, id)
}

type Frame = Pick<ProgramChange, 'groupLabel' | 'unitIds' | 'firstDay' | 'lastDay'>

/** @throws Refusal 409 TRANSITION_INVALID where more than weeks would change */
function requireSameFrame({ units, groupLabel, firstDay, lastDay }: AnnualProgram, said: Frame) {
  const isSame =
    groupLabel === said.groupLabel &&
    firstDay === said.firstDay &&
    lastDay === said.lastDay &&
    new Set(units.map(({ id }) => id)).symmetricDifference(new Set(said.unitIds)).size === 0
  if (!isSame) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.annual.not-now')
}

/** @throws Refusal 404; 403 of a company; 409 when somebody saved since, TRANSITION_INVALID of what is no draft */
export async function removeProgram(db: RhDb, scope: AnnualScope, { id, version }: ReadProgram) {
  const present = await programToChange(db, scope, id)
  requireUnchanged(present, { version })
  inState(present, 'draft')
  await db.deleteFrom('rh.annual_program').where('id', '=', id).execute()
}

/** The limits and holidays of a company, or of its units. @throws Refusal 400 of a unit of another one */
async function placeOf(db: RhDb, companyId: string, unitIds: readonly string[]): Promise<Place> {
  const { rows } = await sql<{ profile: string | null; postCode: string | null; units: number }>`
    select o.working_time_profile as profile, coalesce(n.post_code, k.address ->> 'postCode') as post_code, n.units
      from platform.company k
      left join rh.company_settings o on o.company_id = k.id
      cross join lateral (
        select count(*)::int as units, min(s.post_code) as post_code
          from rh.unit u join rh.site s on s.id = u.site_id
         where u.id in ${eachOf(unitIds)} and s.company_id = k.id) n
     where k.id = ${companyId}`.execute(db)
  const [{ profile, postCode, units }] = rows as [(typeof rows)[number]]
  if (units !== new Set(unitIds).size) throw wrongField('unitIds', 'UNKNOWN', 'rh.annual.unit-unknown')
  return { profile: profile ?? usualSettings.workingTimeProfile, zone: zoneOfPostCode(postCode) }
}

async function keepUnits(db: RhDb, programId: string, unitIds: readonly string[]) {
  if (unitIds.length === 0) return
  await db
    .insertInto('rh.annual_program_unit')
    .values([...new Set(unitIds)].map(unitId => ({ programId, unitId })))
    .execute()
}

const keepWeeks = (db: RhDb, programId: string, weeks: readonly PlannedWeek[]) =>
  db
    .insertInto('rh.annual_program_week')
    .values(weeks.map(({ monday, kind, minutes }) => ({ programId, monday, kind, minutes })))
    .execute()
