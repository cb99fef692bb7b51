import type { Ground } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { serviceInPlace } from '#platform/providers/providers.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { secretPlace } from '../save-connection.ts'
import { openSilae, type OpenSilae, type SilaePlace } from './open-silae.ts'
import { outcomeOf, SilaeError } from './silae-error.ts'
import type { CallOutcome } from '../../payroll-software.model.ts'

/** Addresses on the loopback of the third parties that a demo simulates, by name. */
export type SimulatedServices = Readonly<Record<string, string | undefined>>

/** What speaking to the software takes: short transactions, none around. */
export type PayrollDesk = Pick<Ground, 'keys' | 'clock' | 'fetchOutside'> & {
  withDb<Result>(work: (db: RhDb) => Promise<Result>): Promise<Result>
  clientId: string
  simulated: SimulatedServices
}

/** @throws Refusal 400 PAYROLL_OFF where the company speaks by file, or the client is connected to no payroll software */
export async function silaeOf(desk: PayrollDesk, companyId: string): Promise<{ silae: OpenSilae; dossier: string }> {
  const { keys, clientId, fetchOutside } = desk
  const { kept, service } = await desk.withDb(async db => ({
    kept: await db
      .selectFrom('rh.silae_config')
      .select(['dossier', 'apiClientId', 'secretEncrypted', 'subscriptionKeyEncrypted'])
      .where('companyId', '=', companyId)
      .where('mode', '=', 'api')
      .executeTakeFirst(),
    service: await serviceInPlace(db, 'payroll'),
  }))
  const place = service && placeOf(service === 'simulated' ? desk.simulated.silae : service)
  if (!kept?.dossier || !kept.apiClientId || !kept.secretEncrypted || !kept.subscriptionKeyEncrypted || !place)
    throw new Refusal(400, 'PAYROLL_OFF', 'rh.payroll.off')
  const credentials = {
    clientId: kept.apiClientId,
    clientSecret: keys.open(secretPlace(clientId, companyId, 'clientSecret'), kept.secretEncrypted),
    subscriptionKey: keys.open(secretPlace(clientId, companyId, 'subscriptionKey'), kept.subscriptionKeyEncrypted),
  }
  return { silae: openSilae({ ...place, fetchOutside, credentials, dossier: kept.dossier }), dossier: kept.dossier }
}

/** The API stands where the client's administrators say; tokens are given by the other host of the third party. */
function placeOf(service: { address: string; hosts: readonly string[] } | string | undefined): SilaePlace | null {
  if (service === undefined) return null
  if (typeof service === 'string')
    return { api: `${service}/payroll`, tokens: `${service}/oauth2/v2.0/token`, hosts: [new URL(service).host] }
  const { protocol, host } = new URL(service.address)
  const giver = service.hosts.find(other => other !== host) ?? host
  return {
    api: service.address.replace(/\/$/, ''),
    tokens: `${protocol}//${giver}/oauth2/v2.0/token`,
    hosts: service.hosts,
  }
}

/** Notes what the software said when it was asked. */
export async function keepOutcome<Result>(
  desk: PayrollDesk,
  companyId: string,
  asked: () => Promise<Result>,
): Promise<Result> {
  try {
    const answer = await asked()
    await keep(desk, companyId, 'answered')
    return answer
  } catch (failure) {
    if (failure instanceof SilaeError) await keep(desk, companyId, outcomeOf(failure.fault))
    throw failure
  }
}

const keep = (desk: PayrollDesk, companyId: string, outcome: CallOutcome) =>
  desk.withDb(db => {
    const call = { at: desk.clock.now().toString(), outcome }
    return db
      .insertInto('rh.silae_last_call')
      .values({ companyId, ...call })
      .onConflict(known => known.columns(['clientId', 'companyId']).doUpdateSet(call))
      .execute()
  })
