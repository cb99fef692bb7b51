import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import type { MailFile } from '#kernel/server/mail.ts'
import { dayOfInstantInWords } from '#kernel/shared/dates-in-words.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'
import { RefusedSms } from '#platform/sms/sms.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { bytesOf } from './bytes-of.ts'
import { undeliverable } from './envelope-news.ts'
import { mailKinds, sendEnvelopeMailName } from './invite-signers.ts'
import { noteEvent } from './note-event.ts'
import { addressOfLink } from './signing-link.ts'
import { tellSender } from './tell-sender.ts'
import { textTo } from './text-to.ts'
import { tellSignables } from './signables.ts'

const Asked = z.object({
  clientId: idOf('platform.client'),
  recipientId: idOf('platform.recipient'),
  generation: z.int(),
  kind: z.enum(mailKinds),
})
type Asked = z.output<typeof Asked>
type Reader = NonNullable<Awaited<ReturnType<typeof readerOf>>>

/**
 * Writes to somebody who signs from outside, in his language: what waits for him, or his sealed copy; by a text, whose link
 * opens that copy, where he has no mail. A server that is away delays it; an address that it refuses for good is told to
 * the sender.
 */
export const sendEnvelopeMailJob: Job = {
  name: sendEnvelopeMailName,
  insists: true,
  run: async (ground, payload) => {
    const asked = Asked.parse(payload)
    const reader = await ground.databases.transaction(
      'platform',
      { clientId: asked.clientId, readOnly: true },
      (db: PlatformDb) => readerOf(db, asked),
    )
    if (!reader || !isDue(reader, asked)) return
    try {
      await (reader.mail === null ? text(ground, reader, asked) : mail(ground, reader, asked))
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      await ground.databases.transaction('platform', { clientId: asked.clientId, readOnly: false }, (db: PlatformDb) =>
        markUndeliverable({ ...ground, db }, reader),
      )
    }
  },
}

type Sending = Parameters<Job['run']>[0]

async function mail(ground: Sending, reader: Reader, asked: Asked) {
  await ground.mailer.send({
    to: reader.mail as string,
    ...wordsOf(ground, reader, asked),
    files: await copiesOf(ground, reader, asked),
  })
  if (asked.kind === 'copy') await tellOfCopy(ground, asked, reader)
}

const text = (ground: Sending, reader: Reader, { clientId, kind }: Asked) =>
  textTo(ground, clientId, {
    to: reader.phone as string,
    text: ground.say(reader.language, `envelopes.sms.${kind}`, valuesOf(ground, reader)),
  })

/** An application may keep the day on which its paper was handed over. */
const tellOfCopy = (
  { databases, offered }: Pick<Sending, 'databases' | 'offered'>,
  { clientId }: Asked,
  { id, envelopeId }: Reader,
) =>
  databases.transaction('platform', { clientId, readOnly: false }, (db: PlatformDb) =>
    tellSignables(db, offered, envelopeId, (entry, news) => {
      const signer = news.signers.find(one => one.id === id)
      return signer && entry.onCopyMailed?.(db as never, news, signer)
    }),
  )

async function readerOf(db: PlatformDb, { recipientId }: Asked) {
  const reader = await db
    .selectFrom('platform.recipient as r')
    .innerJoin('platform.envelope as v', 'v.id', 'r.envelopeId')
    .innerJoin('platform.client as c', 'c.id', 'r.clientId')
    .innerJoin('platform.user as u', 'u.id', 'v.senderId')
    .leftJoin('platform.company as k', 'k.id', 'v.companyId')
    .select(eb => [
      'r.id',
      'r.envelopeId',
      'r.firstname',
      'r.mail',
      'r.phone',
      'r.language',
      'r.generation',
      'r.status',
      'v.state',
      'v.subject',
      'v.message',
      'v.expiresAt',
      'v.senderId',
      'v.onBehalfOfId',
      eb.fn.coalesce('k.name', 'c.name').as('company'),
      'u.firstname as senderFirstname',
      'u.name as senderName',
    ])
    .where('r.id', '=', recipientId)
    .executeTakeFirst()
  if (!reader) return undefined
  const files = await db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.sealedFileId')
    .select(['d.name', 'f.storageKey'])
    .where('d.envelopeId', '=', reader.envelopeId)
    .orderBy('d.position')
    .execute()
  return { ...reader, language: reader.language as Language, files }
}

/** Nothing is asked by a link that has changed, nor of an envelope that has ended. */
const isDue = (reader: Reader, { kind, generation }: Asked) => {
  if (kind === 'copy') return reader.state === 'completed'
  if (kind === 'ended') return reader.state === 'cancelled'
  return (
    reader.generation === generation &&
    ['notified', 'opened'].includes(reader.status) &&
    ['sent', 'partially_signed'].includes(reader.state)
  )
}

function valuesOf({ keys, origins }: Pick<Ground, 'keys' | 'origins'>, reader: Reader) {
  const { language, firstname, company, subject, message } = reader
  const link = { recipientId: reader.id, generation: reader.generation }
  return {
    firstname,
    company: company ?? '',
    subject,
    message: message === '' ? '' : `\n« ${message} »\n`,
    sender: `${reader.senderFirstname} ${reader.senderName}`,
    until: dayOfInstantInWords(reader.expiresAt, language),
    link: addressOfLink(origins[0] ?? '', keys, link, language),
  }
}

function wordsOf(ground: Ground, reader: Reader, { kind }: Asked) {
  const { say } = ground
  const values = valuesOf(ground, reader)
  return {
    subject: say(reader.language, `envelopes.mail.${kind}-subject`, values),
    text: say(reader.language, `envelopes.mail.${kind}`, values),
  }
}

const copiesOf = ({ files }: Pick<Ground, 'files'>, reader: Reader, { kind }: Asked): Promise<MailFile[]> =>
  kind === 'copy'
    ? Promise.all(
        reader.files.map(async ({ name, storageKey }) => ({
          name: `${name}.pdf`,
          mime: 'application/pdf',
          bytes: await bytesOf(files.read(storageKey)),
        })),
      )
    : Promise.resolve([])

/** A number that the provider does not take, or what a server answers of an address that does not exist (RFC 5321, 4.2.1). */
const isRefusedForGood = (error: unknown) => {
  if (error instanceof RefusedSms) return true
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 550 && responseCode <= 553
}

async function markUndeliverable(given: Pick<Ground, 'clock' | 'say'> & { db: PlatformDb }, reader: Reader) {
  const { db, clock } = given
  const { numUpdatedRows } = await db
    .updateTable('platform.recipient')
    .set({ status: 'undeliverable', bouncedAt: clock.now().toString() })
    .where('id', '=', reader.id)
    .where('generation', '=', reader.generation)
    .where('status', '=', 'notified')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await noteEvent(db, clock, { envelopeId: reader.envelopeId, kind: 'recipient.undeliverable', recipientId: reader.id })
  await tellSender(given, { ...reader, id: reader.envelopeId }, undeliverable, {
    label: 'envelopes.news.undeliverable',
    text: `${reader.firstname} ${reader.mail ?? reader.phone}`.trim(),
  })
}
