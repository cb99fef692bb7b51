import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AnnualProgram, ReadProgram } from '../annual-programs.model.ts'
import { isNearTarget, lastDayToPublish } from '../annual-weeks.model.ts'
import { type AnnualScope, requireManaged } from './annual-scope.ts'
import { idsOfProgram } from './people-of-program.queries.ts'
import { inState, programToChange } from './program-to-change.ts'
import { programById } from './programs.queries.ts'
import { type Telling, tellPeopleOfProgram } from './tell-people-of-program.ts'

/**
 * @throws Refusal 404; 403 of a company; 409 when somebody saved since, TRANSITION_INVALID of what is no draft, PROGRAM_OVERLAP
 * where its group or one of its units has another program in its period; 400 SUM_OFF
 */
export async function submitProgram(db: RhDb, scope: AnnualScope, { id, version }: ReadProgram) {
  const present = await programToChange(db, scope, id)
  requireUnchanged(present, { version })
  inState(present, 'draft')
  const { weeks, targetMinutes, firstDay } = await programById(db, scope, id)
  if (!isNearTarget(weeks, targetMinutes, firstDay)) throw new Refusal(400, 'SUM_OFF', 'rh.annual.sum-off')
  await requireAlone(db, present)
  await db
    .updateTable('rh.annual_program')
    .set({ state: 'submitted', version: version + 1 })
    .where('id', '=', id)
    .execute()
  return programById(db, scope, id)
}

/** Two that are submitted at once wait for each other on the rows of their company. */
async function requireAlone(db: RhDb, { id, companyId }: { id: string; companyId: string }) {
  await sql`select from rh.annual_program where company_id = ${companyId} order by id for no key update`.execute(db)
  const { rows } = await sql<{ groupLabel: string }>`
    select o.group_label
      from rh.annual_program p
      join rh.annual_program o on o.company_id = p.company_id and o.id <> p.id and o.state <> 'draft'
       and daterange(o.first_day, o.last_day, '[]') && daterange(p.first_day, p.last_day, '[]')
     where p.id = ${id}
       and (o.group_key = p.group_key
         or not exists (select from rh.annual_program_unit u where u.program_id = p.id)
         or not exists (select from rh.annual_program_unit u where u.program_id = o.id)
         or exists (select from rh.annual_program_unit a join rh.annual_program_unit b on b.unit_id = a.unit_id
              where a.program_id = p.id and b.program_id = o.id))
     order by o.first_day limit 1`.execute(db)
  const [other] = rows
  if (other) throw new Refusal(409, 'PROGRAM_OVERLAP', 'rh.annual.overlap', { values: { group: other.groupLabel } })
}

/**
 * @throws Refusal 404; 403 of a company; 409 when somebody saved since, TRANSITION_INVALID of what was not submitted; 400
 * PUBLISH_LATE
 */
export async function publishProgram(
  given: Telling,
  scope: AnnualScope,
  { id, version, reason }: ReadProgram & { reason?: string | undefined },
): Promise<AnnualProgram> {
  const { db } = given
  const present = await programToChange(db, scope, id)
  requireManaged(scope, present.companyId)
  requireUnchanged(present, { version })
  inState(present, 'submitted')
  const program = await programById(db, scope, id)
  const isLate = scope.today > lastDayToPublish(program.firstDay)
  if (isLate && reason === undefined) throw new Refusal(400, 'PUBLISH_LATE', 'rh.annual.publish-late')
  await db
    .updateTable('rh.annual_program')
    .set({
      state: 'published',
      lateReason: isLate ? (reason ?? null) : null,
      publishedBy: scope.userId,
      publishedAt: scope.now,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await tellPeopleOfProgram(given, {
    employeeIds: await idsOfProgram(db, program),
    program,
    text: 'published',
    subtitle: language => `${dayInWords(program.firstDay, language)} – ${dayInWords(program.lastDay, language)}`,
  })
  return programById(db, scope, id)
}
