import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { providersCalls } from '#platform/providers/providers.calls.ts'
import type { OwnWorld, TestClient, TestPerson } from '#platform/testing/world.ts'
import { openSms, smsKey } from '#simulators/sms/open-sms.ts'

/** A provider of texts that the admin of a client has switched on; whoever opens it closes it. */
export async function openTextsFor(world: OwnWorld, { id: clientId }: TestClient, admin: TestPerson) {
  const provider = await openSms({ now: () => world.clock.now() })
  const [service] = await ask<{ id: number }>(
    world.installer,
    `insert into platform.external_service (kind, name, hosts) values ('sms', $1, $2) returning id`,
    [`SMS ${crypto.randomUUID()}`, [new URL(provider.address).host]],
  )
  const settings = { address: provider.address, account: 'Serres', secret: smsKey }
  await as(admin).call(providersCalls.putExternalServicesOfClient, {
    clientId,
    externalServices: [{ serviceId: service?.id as number, state: 'on', settings }],
  })
  return provider
}

/** The code in the last text that arrived somewhere. */
export const codeInText = (texts: { received(): readonly { text: string }[] }) =>
  /^(\d{6}) /.exec(texts.received()[0]?.text ?? '')?.[1] ?? ''
