import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { contractInReach, type DpaeScope } from './dpae-scope.ts'
import type { Desk } from './desk.ts'
import { OrganismError } from './gateways/gateway.ts'
import { contractToDeclare } from './judged-contract.ts'
import { gatewayFor } from './organism-of-contract.ts'
import { moveTransmission, takeTransmission } from './running-transmission.ts'
import { organismDown } from './send-declaration.ts'
import { handleOf } from './session-handle.ts'
import { accountMissing, sessionOf } from './session-of-account.ts'
import type { DpaeConnector, Organism } from '../connector.model.ts'

type Chosen = { accountId: string; connector: DpaeConnector; organism: Organism }
const secondsToNextTry = 30

/**
 * Connects the account of a contract, or the only one of the caller, and gives a handle for what follows.
 * @throws Refusal 404; 403; 400 ACCOUNT_MISSING, ACCOUNT_REFUSED, ACCOUNT_LOCKED, CONNECTOR_OFF; 502 ORGANISM_DOWN: what
 *   may leave is then sent by itself
 */
export async function connect(desk: Desk, scope: DpaeScope, contractId: string | undefined) {
  const { keys, clientId, clock } = desk
  const chosen = await desk.withDb(db =>
    contractId ? accountOfContract(db, desk, scope, contractId) : onlyAccount(db, scope),
  )
  const gateway = await gatewayFor(desk, chosen)
  await sessionOf(desk, gateway, chosen.accountId).catch(async failure => {
    if (!(failure instanceof OrganismError)) throw failure
    if (contractId) await waitForOrganism(desk, contractId)
    throw organismDown()
  })
  return handleOf(keys, clientId, chosen.accountId, clock.now())
}

async function accountOfContract(db: RhDb, { keys }: Desk, scope: DpaeScope, contractId: string): Promise<Chosen> {
  await contractInReach(db, scope, contractId, 2)
  const { accountId, connector, organism } = await contractToDeclare(db, keys, contractId)
  if (!accountId) throw accountMissing()
  return { accountId, connector, organism }
}

/** @throws Refusal 400 ACCOUNT_MISSING where there is none, or more than one */
async function onlyAccount(db: RhDb, scope: DpaeScope): Promise<Chosen> {
  const accounts = await db.selectFrom('rh.social_insurance_account').select(['id', 'kind', 'companyIds']).execute()
  const own = accounts.filter(({ companyIds }) => companyIds.some(id => scope.level(id) >= 2))
  const [account] = own
  const companyId = account?.companyIds.find(id => scope.level(id) >= 2)
  if (!account || !companyId || own.length > 1) throw accountMissing()
  const settings = await db
    .selectFrom('rh.company_settings')
    .select('dpaeConnector')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  const connector = (settings?.dpaeConnector ?? 'file') as DpaeConnector
  return { accountId: account.id, connector, organism: account.kind as Organism }
}

/** What may leave now waits for the organism; what may not is told when it is sent. */
const waitForOrganism = (desk: Desk, contractId: string) =>
  desk
    .withDb(async db => {
      const { id, state } = await takeTransmission(db, desk, { contractId })
      const nextPollAt = desk.clock.now().add({ seconds: secondsToNextTry }).toString()
      if (state !== 'submitted') await moveTransmission(db, id, { nextPollAt })
    })
    .catch(failure => {
      if (!(failure instanceof Refusal)) throw failure
    })
