import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { entriesAtClose } from '../annual-balance.model.ts'
import type { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { ProgramToClose } from '../annual-programs.model.ts'
import { annualTimeOn } from '../annual-weeks.model.ts'
import { type AnnualScope, requireManaged } from './annual-scope.ts'
import { idsOfProgram, peopleWithBalance } from './people-of-program.queries.ts'
import { inState, programToChange } from './program-to-change.ts'
import { programById } from './programs.queries.ts'

/** Whose balance a close would settle. @throws Refusal 404; 403 of a company */
export async function programToClose(db: RhDb, scope: AnnualScope, id: string): Promise<ProgramToClose> {
  const program = await programById(db, scope, id)
  requireManaged(scope, program.companyId)
  const people = await peopleWithBalance(db, program, await idsOfProgram(db, program), scope.today)
  return {
    people: people
      .filter(({ opening, balance }) => opening !== 0 || balance !== 0)
      .map(person => ({
        id: person.id,
        name: `${person.name} ${person.firstname}`,
        opening: person.opening,
        balance: person.balance,
      })),
    waiting: people.filter(({ waiting }) => waiting > 0).length,
    premiumPercent: annualTimeOn(program.lastDay).excessPremiumPercent,
  }
}

/**
 * Writes on the account of each what he has: carried for those who are named, else paid with its premium or waived.
 * @throws Refusal 404; 403 of a company; 409 when somebody saved since, TRANSITION_INVALID of what is not published, PROGRAM_UNDER_WAY,
 * HOURS_NOT_VALIDATED; 400 of somebody who has no balance in it
 */
export async function closeProgram(
  db: RhDb,
  scope: AnnualScope,
  { id, version, carriedIds }: InputOf<typeof annualProgramsCalls.closeAnnualProgram>,
) {
  const present = await programToChange(db, scope, id)
  requireManaged(scope, present.companyId)
  requireUnchanged(present, { version })
  inState(present, 'published')
  const { lastDay } = await programById(db, scope, id)
  if (scope.today <= lastDay) throw new Refusal(409, 'PROGRAM_UNDER_WAY', 'rh.annual.under-way')
  const { people, waiting, premiumPercent } = await programToClose(db, scope, id)
  if (waiting > 0) throw new Refusal(409, 'HOURS_NOT_VALIDATED', 'rh.annual.hours-wait', { values: { count: waiting } })
  const carried = new Set(carriedIds)
  const known = new Set(people.map(person => person.id))
  if (!carried.isSubsetOf(known)) throw wrongField('carriedIds', 'UNKNOWN', 'rh.annual.person-unknown')
  const entries = people.flatMap(person =>
    entriesAtClose(person.balance, person.opening, carried.has(person.id)).map(entry => ({
      employeeId: person.id,
      ...entry,
    })),
  )
  if (entries.length > 0)
    await db
      .insertInto('rh.compensation_entry')
      .values(
        entries.map(entry => ({
          ...entry,
          companyId: present.companyId,
          programId: id,
          premiumPercent: entry.settlement === 'paid' ? premiumPercent : 0,
          writtenBy: scope.userId,
          writtenAt: scope.now,
        })),
      )
      .execute()
  await db
    .updateTable('rh.annual_program')
    .set({ state: 'closed', closedBy: scope.userId, closedAt: scope.now, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return { program: await programById(db, scope, id), entries }
}
