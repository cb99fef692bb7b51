import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { withActivityAtRisk } from '#rh/positions/dpae-configuration.model.ts'
import { dpaeColumns } from '#rh/positions/positions.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { DoableDpae } from '../dpae.model.ts'
import type { dpaeCalls } from '../dpae.calls.ts'
import { contractInReach, dpaeScopeOf } from './dpae-scope.ts'
import { contractToDeclare, doableIn } from './judged-contract.ts'
import { noteEvent } from './keep-declaration.ts'

type Complete = typeof dpaeCalls.completeDPAE
type Doable = typeof dpaeCalls.isDpaeDoable

/** Whether the declaration of a contract of somebody may leave now. @throws Refusal 404 */
export async function isDoable(given: Given<Doable, RhTables>, asked: InputOf<Doable>): Promise<DoableDpae> {
  const { db, keys, clock } = given
  const scope = await dpaeScopeOf(given)
  const { id } = await contractOfEither(db, [asked.employeeId, asked.contractId])
  await contractInReach(db, scope, id)
  return doableIn(await contractToDeclare(db, keys, id), clock.now(), given)
}

/** The contract among two ids, of which the other is its person. @throws Refusal 404 */
async function contractOfEither(db: RhDb, [one, other]: readonly [string, string]) {
  const found = await db
    .selectFrom('rh.employment_contract')
    .select('id')
    .where('id', 'in', [one, other])
    .where('employeeId', 'in', [one, other])
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** What is declared of the post, until it is sent. @throws Refusal 404; 403; 409 ALREADY_ACCEPTED, DPAE_ALREADY_SENT */
export async function completeDeclaration(
  given: Given<Complete, RhTables>,
  { contractId, dpaeConfiguration }: InputOf<Complete>,
): Promise<DoableDpae> {
  const { db, keys, clock, caller } = given
  await contractInReach(db, await dpaeScopeOf(given), contractId, 2)
  const { declaration } = await db
    .selectFrom('rh.employment_contract')
    .select('declaration')
    .where('id', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (declaration === 'accepted') throw new Refusal(409, 'ALREADY_ACCEPTED', 'rh.dpae.already-accepted')
  if (declaration === 'in_progress') throw new Refusal(409, 'DPAE_ALREADY_SENT', 'rh.dpae.already-sent')
  const columns = dpaeColumns(withActivityAtRisk(dpaeConfiguration))
  await db
    .insertInto('rh.dpae_configuration')
    .values({ contractId, ...columns } as never)
    .onConflict(known => known.columns(['clientId', 'contractId']).doUpdateSet(columns as never))
    .execute()
  await noteEvent(db, contractId, 'completed', caller.userId)
  return doableIn(await contractToDeclare(db, keys, contractId), clock.now(), given)
}
