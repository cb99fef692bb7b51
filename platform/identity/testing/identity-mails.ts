import type { ReceivedMail } from '#kernel/server/mail.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld } from '#platform/testing/world.ts'
import { sendIdentityMailJob } from '../server/send-identity-mail-job.ts'

type Waiting = { id: string; payload: Parameters<typeof sendIdentityMailJob.run>[1] }

/** What identity has written to an address, oldest first; what waits is delivered before, as the queue would. */
export async function mailsTo(world: OwnWorld, mail: string): Promise<ReceivedMail[]> {
  await world.dispatcher.drain()
  const waiting = await ask<Waiting>(
    world.installer,
    `delete from platform.identity_outbox where kind = 'job:send-identity-mail' returning id, payload`,
  )
  for (const { payload } of waiting.toSorted((one, other) => one.id.localeCompare(other.id)))
    await sendIdentityMailJob.run({ ...world.ground, databases: world.databases }, payload)
  const received = world.mailer.inbox?.() ?? []
  return received.filter(({ to }) => to === mail).toReversed()
}

/** What the mail of a forgotten password carries. */
export function linkIn({ text }: ReceivedMail) {
  const [, userId = '', token = ''] = /\/(?:enterCode|resetPassword)\/([^/]+)\/(\S+)/.exec(text) ?? []
  const [code = ''] = /\b\d{8}\b/.exec(text.replace(/https:\S+/g, '')) ?? []
  return { userId, token, code }
}
