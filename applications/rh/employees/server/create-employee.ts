import { randomUUIDv7 } from 'node:crypto'
import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { ageOn, mayBeHiredAt } from '../employee.model.ts'
import type { NewEmployee } from '../employee-form.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { employeeFile } from './employee-file.queries.ts'
import { insertEmployee } from './insert-employee.ts'
import { samePerson } from './same-person.queries.ts'
import { type Scope, scopeOf } from './scope.ts'

type Create = typeof employeesCalls.createEmployee

/**
 * Takes a person into the staff. Somebody who looks like a person already there is not written: the matches are
 * answered, and `force` says that he is another.
 * @throws Refusal 400 on the birth date, the sex or the company
 */
export async function createEmployee(
  given: Given<Create, RhTables>,
  { employee, force }: InputOf<Create>,
): Promise<AnswerOf<Create>> {
  const { db, clock, caller, keys } = given
  const scope = await scopeOf(given)
  if (!mayBeHiredAt(ageOn(employee.dateOfBirth, clock.today()))) {
    throw wrongField('employee.dateOfBirth', 'age', 'rh.employee.age-at-hiring')
  }
  const [companyId, matches] = await Promise.all([
    companyOf(db, scope, employee),
    force ? [] : samePerson(db, scope, employee),
  ])
  if (matches.length > 0) return { created: false, employee: null, matches }

  const id = randomUUIDv7()
  const [, file] = await Promise.all([
    insertEmployee(db, caller, { ...employee, id, sex: sexOf(employee), companyId }),
    employeeFile(db, scope, keys, id),
  ])
  return { created: true, employee: file, matches: [] }
}

function sexOf({ sex, title }: NewEmployee): 1 | 2 {
  if (sex) return sex
  if (!title) throw wrongField('employee.sex', 'required', 'kernel.field.required')
  return title === 'mr' ? 1 : 2
}

/** The named company, if the caller writes there; without a name his only one, else none until the first place. */
async function companyOf(db: RhDb, scope: Scope, { companyId }: NewEmployee): Promise<string | null> {
  const writable = scope.companyIds.filter(id => scope.can(id).edit)
  if (!companyId) return writable.length === 1 ? (writable[0] ?? null) : null
  const company = await db
    .selectFrom('platform.company')
    .select('id')
    .where('id', '=', companyId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!company || !writable.includes(companyId))
    throw wrongField('employee.companyId', 'unknown_company', 'rh.employee.company-unknown')
  return companyId
}
