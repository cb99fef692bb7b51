import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { type CandidateField, candidateFields } from '../candidate-link.model.ts'
import type { Employee } from '../employee.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { type CandidateValues, lastContractOf, valuesOfCandidate } from './candidate-link.queries.ts'
import { editEmployee } from './edit-employee.ts'
import { employeeFile } from './employee-file.queries.ts'
import { samePerson } from './same-person.queries.ts'
import { scopeOf } from './scope.ts'
import { standingEmployee } from './standing-employee.queries.ts'

type Check = typeof employeesCalls.checkIfEmployeeMatchCandidate
type Synchronize = typeof employeesCalls.synchronizeEmployee

/** Employees who look like the candidate, and where what they say differs. @throws Refusal 404 */
export async function checkIfEmployeeMatchCandidate(
  given: Given<Check, RhTables>,
  { candidateId }: InputOf<Check>,
): Promise<AnswerOf<Check>> {
  const { db, keys } = given
  const [scope, candidate] = await Promise.all([scopeOf(given), valuesOfCandidate(given, candidateId)])
  const alike = await samePerson(db, scope, candidate)
  const matches = await Promise.all(
    alike.map(async match => {
      const [file, lastContract] = await Promise.all([
        employeeFile(db, scope, keys, match.employeeId),
        lastContractOf(db, match.employeeId),
      ])
      return { ...match, lastContract, differences: differencesOf(file, candidate) }
    }),
  )
  return { matches } as AnswerOf<Check>
}

/**
 * Takes named values of the candidate into the employee's file and links the two. Equal ones are skipped, so that doing
 * it twice changes nothing.
 * @throws Refusal 400 on a field that no candidate has, 404, 403
 */
export async function synchronizeEmployee(
  given: Given<Synchronize, RhTables>,
  { employeeDataToEdit, employeeId, candidateId }: InputOf<Synchronize>,
): Promise<Employee> {
  const { db, keys, caller } = given
  const asked = namesOf(employeeDataToEdit)
  const [scope, candidate] = await Promise.all([scopeOf(given), valuesOfCandidate(given, candidateId)])
  const standing = await standingEmployee(db, scope, employeeId)
  const before = await employeeFile(db, scope, keys, employeeId)
  const different = differencesOf(before, candidate).filter(({ field }) => asked.includes(field))
  if (different.length === 0 && before.candidateId === candidateId) return before

  const taken = Object.fromEntries(different.map(({ field }) => [field, candidate[field]]))
  await editEmployee(given, { employee: { ...taken, id: employeeId, version: standing.version } })
  await Promise.all([
    db.updateTable('rh.employee').set({ candidateId }).where('id', '=', employeeId).execute(),
    db.updateTable('rh.candidate').set({ employeeId }).where('id', '=', candidateId).execute(),
    db
      .insertInto('rh.employee_event')
      .values({
        employeeId,
        fromState: standing.status,
        toState: standing.status,
        actorId: caller.userId,
        data: JSON.stringify({ synchronizedWith: candidateId, values: different }),
      })
      .execute(),
    emit(db, 'employee.synchronized', { employeeId, candidateId }),
  ])
  return employeeFile(db, scope, keys, employeeId)
}

function namesOf(asked: InputOf<Synchronize>['employeeDataToEdit']): CandidateField[] {
  const names = Array.isArray(asked) ? asked : Object.keys(asked)
  const unknown = names.find(name => !(candidateFields as readonly string[]).includes(name))
  if (unknown)
    throw wrongField('employeeDataToEdit', 'unknown_field', 'rh.employee.not-of-candidate', { field: unknown })
  return names as CandidateField[]
}

/** What a candidate says and the file does not, or otherwise; his silence takes nothing away. */
function differencesOf(file: Employee, candidate: CandidateValues) {
  return candidateFields.flatMap(field => {
    const said = candidate[field] ?? null
    const held = file[field] ?? null
    const isSilent = said === null || (field === 'address' && !candidate.address.city && !candidate.address.address)
    if (isSilent || JSON.stringify(said) === JSON.stringify(held)) return []
    return [{ field, employeeValue: held, candidateValue: said }]
  })
}
