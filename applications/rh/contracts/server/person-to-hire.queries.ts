import { notFound, Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ContractScope } from './contract-scope.ts'

const person = (db: RhDb, id: string) =>
  db
    .selectFrom('rh.employee')
    .select(['id', 'firstname', 'name', 'companyId', 'status', 'dateOfBirth', 'citizenshipCog', 'guardianName'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')

type Person = NonNullable<Awaited<ReturnType<ReturnType<typeof person>['executeTakeFirst']>>>

/** Whoever a contract is of, whatever company he is in today. @throws Refusal 404 */
export async function personOfContract(db: RhDb, id: string): Promise<Person> {
  const found = await person(db, id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Somebody of a company in which the caller reads contracts, or of none yet. @throws Refusal 404 */
export async function personSeen(db: RhDb, scope: ContractScope, id: string): Promise<Person> {
  return seen(scope, await person(db, id).executeTakeFirst())
}

/** The same, held while his contracts are written. @throws Refusal 404, 409 EMPLOYEE_ARCHIVED */
export async function personToHire(db: RhDb, scope: ContractScope, id: string): Promise<Person> {
  const found = seen(scope, await takeForChange(person(db, id)))
  if (found.status === 'archived') throw new Refusal(409, 'EMPLOYEE_ARCHIVED', 'rh.contract.employee-archived')
  return found
}

function seen(scope: ContractScope, found: Person | undefined): Person {
  const isInside =
    found && (found.companyId === null ? scope.companyIds.length > 0 : scope.companyIds.includes(found.companyId))
  if (!isInside) throw notFound()
  return found
}
