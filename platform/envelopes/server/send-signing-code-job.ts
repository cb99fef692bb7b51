import { z } from 'zod'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { codeOf } from './signing-link.ts'

const Asked = z.object({ clientId: idOf('platform.client'), codeId: idOf('platform.signing_code') })
const minutesOfCode = 10

/** Sends the code of who signs by a link; one that has grown old meanwhile is not sent. */
export const sendSigningCodeJob: Job = {
  name: 'send-signing-code',
  run: async ({ databases, clock, keys, say, mailer }, payload) => {
    const { clientId, codeId } = Asked.parse(payload)
    const oldest = clock.now().subtract({ minutes: minutesOfCode }).toString()
    const person = await databases.transaction('platform', { clientId, readOnly: true }, (db: PlatformDb) =>
      db
        .selectFrom('platform.signing_code as s')
        .innerJoin('platform.recipient as r', 'r.id', 's.recipientId')
        .select(['r.mail', 'r.language'])
        .where('s.id', '=', codeId)
        .where('s.usedAt', 'is', null)
        .where('s.sentAt', '>', oldest)
        .executeTakeFirst(),
    )
    if (!person?.mail) return
    const language = person.language as Language
    const values = { code: codeOf(keys, codeId), minutes: minutesOfCode }
    await mailer.send({
      to: person.mail,
      subject: say(language, 'envelopes.mail.code-subject', values),
      text: say(language, 'envelopes.mail.code', values),
    })
  },
}
