import { sql } from 'kysely'
import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { noteEvent } from './note-event.ts'
import { codeOf } from './signing-link.ts'
import { textTo } from './text-to.ts'

const Asked = z.object({ clientId: idOf('platform.client'), codeId: idOf('platform.signing_code') })
type Asked = z.output<typeof Asked>
type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>
const minutesOfCode = 10

/**
 * Sends the code of who signs by a link, by a text where that was wished for; one that has grown old meanwhile is not sent.
 * Where the text does not leave, the code goes by mail to who has one, and the proof says so.
 */
export const sendSigningCodeJob: Job = {
  name: 'send-signing-code',
  run: async (ground, payload) => {
    const asked = Asked.parse(payload)
    const person = await ground.databases.transaction(
      'platform',
      { clientId: asked.clientId, readOnly: true },
      (db: PlatformDb) => personOf(db, ground, asked),
    )
    if (!person) return
    if (person.channel === 'sms' && (await isTexted(ground, asked, person))) return
    await mailCode(ground, asked, person)
  },
}

const personOf = (db: PlatformDb, { clock }: Pick<Ground, 'clock'>, { codeId }: Asked) =>
  db
    .selectFrom('platform.signing_code as s')
    .innerJoin('platform.recipient as r', 'r.id', 's.recipientId')
    .select(['r.id', 'r.envelopeId', 'r.mail', 'r.phone', 'r.language', 's.channel'])
    .where('s.id', '=', codeId)
    .where('s.usedAt', 'is', null)
    .where('s.sentAt', '>', clock.now().subtract({ minutes: minutesOfCode }).toString())
    .executeTakeFirst()

const valuesOf = ({ keys }: Pick<Ground, 'keys'>, { codeId }: Asked) => ({
  code: codeOf(keys, codeId),
  minutes: minutesOfCode,
})

type Sending = Parameters<Job['run']>[0]

/** False where the mail has to do; thrown on where there is none, so that the text is tried again. */
async function isTexted(ground: Sending, asked: Asked, { id, envelopeId, mail, phone, language }: Person) {
  const text = ground.say(language as Language, 'envelopes.sms.code', valuesOf(ground, asked))
  try {
    await textTo(ground, asked.clientId, { to: phone as string, text })
    return true
  } catch (error) {
    if (mail === null) throw error
    await ground.databases.transaction(
      'platform',
      { clientId: asked.clientId, readOnly: false },
      async (db: PlatformDb) => {
        await db.updateTable('platform.signing_code').set({ channel: 'mail' }).where('id', '=', asked.codeId).execute()
        const { rows } = await sql<{ to: string }>`select platform.masked_mail(${mail}) as to`.execute(db)
        const data = { channel: 'mail', instead: 'sms', to: rows[0]?.to }
        await noteEvent(db, ground.clock, { envelopeId, kind: 'code.sent', recipientId: id, data })
      },
    )
    return false
  }
}

async function mailCode(ground: Sending, asked: Asked, { mail, language }: Person) {
  if (mail === null) return
  const values = valuesOf(ground, asked)
  await ground.mailer.send({
    to: mail,
    subject: ground.say(language as Language, 'envelopes.mail.code-subject', values),
    text: ground.say(language as Language, 'envelopes.mail.code', values),
  })
}
