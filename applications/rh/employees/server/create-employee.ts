import { randomUUIDv7 } from 'node:crypto'
import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { ageOn, mayBeHiredAt } from '../employee.model.ts'
import type { NewEmployee } from '../employee-form.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { requireApplicationOf, valuesOfCandidate } from './candidate-link.queries.ts'
import { companiesForEmployees } from './companies-for-employees.ts'
import { employeeFile } from './employee-file.queries.ts'
import { insertEmployee } from './insert-employee.ts'
import { lockNewcomers } from './lock-newcomers.ts'
import { samePerson } from './same-person.queries.ts'
import { type Scope, scopeOf } from './scope.ts'
import { keepStanding } from './standing.ts'

type Create = typeof employeesCalls.createEmployee

/**
 * Takes a person into the staff; what he gave as a candidate fills what is not said, and links the two. Somebody who
 * looks like a person already there is not written: the matches are answered, and `force` says that he is another.
 * @throws Refusal 400 on the birth date, the sex or the company; 404 on the candidate
 */
export async function createEmployee(
  given: Given<Create, RhTables>,
  { employee: said, candidate, force }: InputOf<Create>,
): Promise<AnswerOf<Create>> {
  const { db, clock, caller, keys } = given
  const scope = await scopeOf(given)
  const employee = candidate ? { ...(await whatHeGave(given, candidate)), ...said } : said
  if (!mayBeHiredAt(ageOn(employee.dateOfBirth, clock.today()))) {
    throw wrongField('employee.dateOfBirth', 'age', 'rh.employee.age-at-hiring')
  }
  if (!force) await lockNewcomers(db)
  const [companyId, matches] = await Promise.all([
    companyOf(db, scope, employee),
    force ? [] : samePerson(db, scope, employee),
  ])
  if (matches.length > 0) return { created: false, employee: null, matches }

  const id = randomUUIDv7()
  const link = candidate && {
    candidateId: candidate.candidateId,
    candidateApplicationId: candidate.candidateApplicationId ?? null,
  }
  await insertEmployee(db, caller, { ...employee, id, sex: sexOf(employee), companyId }, link ?? {})
  if (candidate)
    await db.updateTable('rh.candidate').set({ employeeId: id }).where('id', '=', candidate.candidateId).execute()
  await keepStanding(db, [id], scope.today)
  return { created: true, employee: await employeeFile(db, scope, keys, id), matches: [] }
}

/** Without what a candidate need not have given. */
async function whatHeGave(
  given: Given<Create, RhTables>,
  { candidateId, candidateApplicationId }: NonNullable<InputOf<Create>['candidate']>,
) {
  const values = await valuesOfCandidate(given, candidateId)
  await requireApplicationOf(given.db, candidateId, candidateApplicationId)
  const said = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(said) as Partial<NewEmployee>
}

function sexOf({ sex, title }: NewEmployee): 1 | 2 {
  if (sex) return sex
  if (!title) throw wrongField('employee.sex', 'required', 'kernel.field.required')
  return title === 'mr' ? 1 : 2
}

/** The named company, if the caller writes there; without a name his only one, else none until the first place. */
async function companyOf(db: RhDb, scope: Scope, { companyId }: NewEmployee): Promise<string | null> {
  const companies = await companiesForEmployees(db, scope)
  if (!companyId) return companies.length === 1 ? (companies[0]?.id ?? null) : null
  if (!companies.some(({ id }) => id === companyId))
    throw wrongField('employee.companyId', 'unknown_company', 'rh.employee.company-unknown')
  return companyId
}
