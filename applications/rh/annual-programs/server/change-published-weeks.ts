import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AnnualProgram, ProgramChange } from '../annual-programs.model.ts'
import { firstDayToChange, type PlannedWeek } from '../annual-weeks.model.ts'
import { type AnnualScope, requireManaged } from './annual-scope.ts'
import { idsOfProgram } from './people-of-program.queries.ts'
import { requireLawful } from './require-lawful.ts'
import { type Telling, tellPeopleOfProgram } from './tell-people-of-program.ts'

type Change = Pick<ProgramChange, 'weeks' | 'reason'> & { program: AnnualProgram }

/**
 * Weeks of a published program, seven days ahead (L3121-47), with the reason, which its people are told.
 * @throws Refusal 403 of a company; 400 of a week that is too near, or longer than the law allows, or without a reason
 */
export async function changePublishedWeeks(given: Telling, scope: AnnualScope, { program, weeks, reason }: Change) {
  const { db } = given
  requireManaged(scope, program.companyId)
  requireLawful(weeks, { profile: program.profile, period: program })
  const former = new Map(program.weeks.map(week => [week.monday, week]))
  const moved = weeks.filter(({ monday, minutes, kind }) => {
    const week = former.get(monday)
    return week?.minutes !== minutes || week.kind !== kind
  })
  if (moved.length === 0) return
  const nearest = weeks.findIndex(week => moved.includes(week) && week.monday < firstDayToChange(scope.today))
  if (nearest >= 0) throw wrongField(`weeks.${nearest}.minutes`, 'TOO_NEAR', 'rh.annual.too-near')
  if (reason === undefined) throw wrongField('reason', 'REQUIRED', 'rh.annual.reason-wanted')
  await moveWeeks(db, scope, {
    id: program.id,
    reason,
    weeks: moved.map(week => ({ ...week, formerMinutes: former.get(week.monday)?.minutes ?? 0 })),
  })
  const numbers = moved.map(({ monday }) => weekOf(monday).week)
  await tellPeopleOfProgram(given, {
    employeeIds: await idsOfProgram(db, program),
    program,
    text: 'moved',
    subtitle: `S${numbers.join(', S')} · ${reason}`,
  })
}

type Moved = { id: string; reason: string; weeks: (PlannedWeek & { formerMinutes: number })[] }

async function moveWeeks(db: RhDb, { userId, now }: AnnualScope, { id, reason, weeks }: Moved) {
  await sql`
    update rh.annual_program_week x set kind = n.kind, minutes = n.minutes
      from unnest(${weeks.map(({ monday }) => monday)}::date[], ${weeks.map(({ kind }) => kind)}::text[],
                  ${weeks.map(({ minutes }) => minutes)}::int[]) as n(monday, kind, minutes)
     where x.program_id = ${id} and x.monday = n.monday`.execute(db)
  await db
    .insertInto('rh.annual_program_change')
    .values(
      weeks.map(({ monday, minutes, formerMinutes }) => ({
        programId: id,
        monday,
        minutes,
        formerMinutes,
        reason,
        changedBy: userId,
        changedAt: now,
      })),
    )
    .execute()
  await db
    .updateTable('rh.annual_program')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
