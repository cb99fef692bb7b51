import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { DpaeConnector, Organism } from '../connector.model.ts'
import type { Desk } from './desk.ts'
import type { DpaeScope } from './dpae-scope.ts'
import { OrganismError } from './gateways/gateway.ts'
import { gatewayFor } from './organism-of-contract.ts'
import { sessionOf } from './session-of-account.ts'

/** Whether the organism knows an account of a company that the caller manages; the answer is kept. @throws Refusal 404 */
export async function testAccount(desk: Desk, scope: DpaeScope, id: string) {
  const asked = await desk.withDb(async db => {
    const account = await db
      .selectFrom('rh.social_insurance_account')
      .select(['kind', 'companyIds'])
      .where('id', '=', id)
      .executeTakeFirst()
    const companyId = account?.companyIds.find(company => scope.level(company) >= 3)
    if (!account || !companyId) throw notFound()
    const settings = await db
      .selectFrom('rh.company_settings')
      .select('dpaeConnector')
      .where('companyId', '=', companyId)
      .executeTakeFirst()
    return {
      organism: account.kind as Organism,
      connector: (settings?.dpaeConnector ?? 'file') as DpaeConnector,
    }
  })
  const say = (label: string) => desk.say(desk.language, label)
  try {
    await sessionOf(desk, await gatewayFor(desk, asked), id, { fresh: true })
    return { ok: true, message: say('rh.dpae.account-answers') }
  } catch (failure) {
    if (failure instanceof OrganismError) return { ok: false, message: say('rh.dpae.organism-down') }
    if (failure instanceof Refusal && failure.status === 400) return { ok: false, message: say(failure.label) }
    throw failure
  }
}
