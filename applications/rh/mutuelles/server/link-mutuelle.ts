import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { requireModel } from '#rh/contracts/contracts.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { Mutuelle } from '../mutuelle.model.ts'
import type { mutuellesCalls } from '../mutuelles.calls.ts'
import { mutuelleScopeOf } from './mutuelle-scope.ts'
import { mutuelleToChange, noteEvent } from './mutuelle-to-change.ts'
import { mutuelleById } from './mutuelles.queries.ts'

type Link = typeof mutuellesCalls.linkMutuelle

/**
 * Binds a cover to a contract of the same person within whose days it begins. With a model it waits for its document.
 * @throws Refusal 404; 403; 400 outside the days of the contract; 409 CONTRACT_INSURED of a contract that has one
 */
export async function linkMutuelle(
  given: Given<Link, RhTables>,
  { contractId, employeeId, insuranceId: id, joinDocumentModel, documentModelId }: InputOf<Link>,
): Promise<Mutuelle> {
  const { db, clock, caller } = given
  const scope = await mutuelleScopeOf(given)
  const cover = await mutuelleToChange(db, scope, { id, employeeId, needs: 2 })
  const contract = await db
    .selectFrom('rh.employment_contract')
    .select(['employeeId', 'companyId', 'hiringDate', 'finalDay', 'binds'])
    .where('id', '=', contractId)
    .forUpdate()
    .executeTakeFirst()
  if (!contract || contract.employeeId !== employeeId || scope.level(contract.companyId) < 1) throw notFound()
  const { hiringDate, finalDay } = contract
  const isInside = cover.startingDate >= hiringDate && (finalDay === null || cover.startingDate <= finalDay)
  if (!contract.binds || !isInside) throw wrongField('contractId', 'outside_contract', 'rh.mutuelle.outside-contract')
  const insured = await db
    .selectFrom('rh.mutuelle')
    .select('id')
    .where('contractId', '=', contractId)
    .where('state', '<>', 'cancelled')
    .where('id', '<>', id)
    .executeTakeFirst()
  if (insured) throw new Refusal(409, 'CONTRACT_INSURED', 'rh.mutuelle.contract-insured')
  const types = ['MUTUELLE_ADHESION', 'MUTUELLE_DISPENSE']
  await requireModel(db, { id: documentModelId, types, field: 'documentModelId' })
  const waits = joinDocumentModel && documentModelId !== null
  await db
    .updateTable('rh.mutuelle')
    .set({
      contractId,
      companyId: contract.companyId,
      ...(documentModelId && { documentModelId }),
      joinDocumentModel: waits,
      ...(waits && cover.signedAt === null && { state: 'draft' }),
      version: cover.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await noteEvent(db, { id, what: 'linked', at: clock.now().toString(), by: caller.userId })
  return mutuelleById(db, scope, id)
}
