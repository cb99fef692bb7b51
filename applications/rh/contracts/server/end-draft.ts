import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Contract, ContractState } from '../contract.model.ts'
import type { contractsCalls } from '../contracts.calls.ts'
import { type ContractScope, contractScopeOf, requireInReach } from './contract-scope.ts'
import { contractById } from './contracts.queries.ts'
import { isDeclared } from './kept-declaration.ts'
import { takeBackEnvelope } from './take-back-envelope.ts'
import { keepPeople, undoStart } from './start-contracts.ts'

type Delete = typeof contractsCalls.deleteContract
type Cancel = typeof contractsCalls.cancelContract

/** A contract held until the end of the transaction. @throws Refusal 404 */
export async function contractToChange(db: RhDb, scope: ContractScope, id: string) {
  const row = await takeForChange(
    db
      .selectFrom('rh.employment_contract')
      .select(['id', 'employeeId', 'companyId', 'hiringDate', 'startedAt', 'binds', 'version', 'declaration'])
      .select(eb => eb.ref('state').$castTo<ContractState>().as('state'))
      .select(['typeOfContractId', 'positionId', 'workTimeId', 'coefficientId', 'salaryId', 'adaptedSalary'])
      .select(['hiringMonthlyGrossSalary', 'ruleOverrides', 'number'])
      .where('id', '=', id),
  )
  requireInReach(scope, row.companyId)
  return row
}

/**
 * A contract that binds nobody for good leaves the lists. @throws Refusal 404; 403; 409 CONTRACT_KEPT once it is signed,
 * declared or has begun
 */
export async function deleteContract(given: Given<Delete, RhTables>, { contractId, employeeId }: InputOf<Delete>) {
  const { db } = given
  const scope = await contractScopeOf(given)
  const contract = await contractToChange(db, scope, contractId)
  if (contract.employeeId !== employeeId) throw notFound()
  if (scope.level(contract.companyId) < 3) throw forbidden()
  const isKept = contract.state === 'signed' || contract.state === 'cancelled' || contract.startedAt !== null
  if (isKept || isDeclared(contract.declaration)) throw new Refusal(409, 'CONTRACT_KEPT', 'rh.contract.kept')
  await takeBackEnvelope(given, { kind: 'contract', id: contractId })
  await db
    .updateTable('rh.employment_contract')
    .set({ state: 'cancelled', cancelReason: 'deleted', declarationSendAt: null, version: contract.version + 1 })
    .where('id', '=', contractId)
    .execute()
  await keepPeople(db, [employeeId], scope.today)
}

/**
 * Calls a contract off: before its first day, or when its person never came; the register then says so by itself.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT
 */
export async function cancelContract(
  given: Given<Cancel, RhTables>,
  { id, reason, ...read }: InputOf<Cancel>,
): Promise<Contract> {
  const { db, clock } = given
  const scope = await contractScopeOf(given)
  const contract = await contractToChange(db, scope, id)
  if (scope.level(contract.companyId) < 3) throw forbidden()
  requireUnchanged(contract, read)
  if (!contract.binds) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.contract.not-from-state')
  if (contract.startedAt !== null && reason !== 'neverCame')
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.contract.begun')
  await takeBackEnvelope(given, { kind: 'contract', id })
  await db
    .updateTable('rh.employment_contract')
    .set({ state: 'cancelled', cancelReason: reason, declarationSendAt: null, version: contract.version + 1 })
    .where('id', '=', id)
    .execute()
  if (contract.startedAt !== null) await undoStart(db, id, clock.now().toString())
  await keepPeople(db, [contract.employeeId], scope.today)
  return (await contractById(db, scope, id)).contract
}
