import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Given, Ground } from '#kernel/server/answers.ts'
import { enqueue } from '#kernel/server/events.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { isServerAway } from '#kernel/server/mail.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import { inWords } from '#rh/letter-words.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type ApplicantMessage, messageModels } from '../applicant-message.model.ts'
import type { applicantMessagesCalls } from '../applicant-messages.calls.ts'
import { applicationScopeOf, applicationToChange } from './application-scope.ts'
import { noteEvent } from './move-application.ts'

type Write = typeof applicantMessagesCalls.writeToManyApplicants
type Writing = Pick<Given<Write, RhTables>, 'clock' | 'caller' | 'rights' | 'say'> & { db: RhDb }
type Asked = { candidateApplicationId: string; message: ApplicantMessage; batchId: string }

/** The letters that one chooses among, in the language of the reader. */
export const writtenModels = (say: Ground['say'], language: Language) =>
  messageModels.map(model => ({
    model,
    ...writerTo(language, say).letter(`rh.application.mail-${model}`, {
      firstname: '{{prenom}}',
      company: '{{societe}}',
    }),
  }))

/**
 * Writes to the person of one application, noted in its history; the letter leaves by day.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID of a closed one; 400 NO_MAIL, MAIL_FAILS, WRITTEN_ALREADY
 */
export async function writeToApplicant(given: Writing, { candidateApplicationId: id, message, batchId }: Asked) {
  const { db, caller, say } = given
  const scope = await applicationScopeOf(given)
  const { candidateId, companyId, closedAt } = await applicationToChange(db, scope, { id })
  if (closedAt !== null) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.application.closed')
  const person = await personToWriteTo(db, { candidateId, companyId, batchId })
  const written = letterTo(say, person, message)
  const messageId = randomUUIDv7()
  await noteEvent(db, { id, eventId: messageId, what: 'written', at: scope.now, by: caller.userId })
  await db
    .insertInto('rh.candidate_message')
    .values({
      id: messageId,
      candidateApplicationId: id,
      batchId,
      authorId: caller.userId,
      writtenAt: scope.now,
      ...written,
    })
    .execute()
  await enqueue(db, 'send-applicant-message', { candidateMessageId: messageId })
}

type Whom = { candidateId: string; companyId: string; batchId: string }

/** Held, so that who applied twice is written to once. @throws Refusal 400 of who cannot be written to */
async function personToWriteTo(db: RhDb, { candidateId, companyId, batchId }: Whom) {
  const person = await db
    .selectFrom('rh.candidate as c')
    .innerJoin('platform.company as k', 'k.clientId', 'c.clientId')
    .select(['c.firstname', 'c.mail', 'c.language', 'c.mailFailsSince', 'k.name as company'])
    .where('c.id', '=', candidateId)
    .where('k.id', '=', companyId)
    .forUpdate('c')
    .executeTakeFirstOrThrow()
  if (!person.mail) throw new Refusal(400, 'NO_MAIL', 'rh.candidate.no-mail')
  if (person.mailFailsSince) throw new Refusal(400, 'MAIL_FAILS', 'rh.application.mails-fail')
  const { rows } = await sql`
    select from rh.candidate_message m join rh.candidate_application a on a.id = m.candidate_application_id
     where m.batch_id = ${batchId} and a.candidate_id = ${candidateId} limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal(400, 'WRITTEN_ALREADY', 'rh.application.written-already')
  return person
}

type Person = { firstname: string; language: string; company: string }

/** A letter that stands in all languages, or the words of whoever writes, with the name of the one and of the other. */
function letterTo(say: Ground['say'], { firstname, language, company }: Person, message: ApplicantMessage) {
  if ('model' in message)
    return writerTo(language, say).letter(`rh.application.mail-${message.model}`, { firstname, company })
  const words = { prenom: firstname, societe: company }
  return { subject: inWords(message.subject, words).slice(0, 200), text: inWords(message.text, words).slice(0, 4_000) }
}

const Sent = z.object({ clientId: idOf('platform.client'), candidateMessageId: idOf('rh.candidate_message') })

/** What the mail server refuses is not tried again: the history says so, and the address is to be checked. */
export const sendApplicantMessageJob: Job = {
  name: 'send-applicant-message',
  insists: true,
  waitsForMorning: true,
  run: async ({ databases, clock, mailer, log }, payload) => {
    const { clientId, candidateMessageId: id } = Sent.parse(payload)
    const at = clock.now().toString()
    const within = <Result>(work: (db: RhDb) => Promise<Result>) =>
      databases.transaction('platform', { clientId, readOnly: false }, work)
    try {
      await within(async db => {
        const mail = await messageToSend(db, id, at)
        if (mail) await mailer.send(mail)
      })
    } catch (error) {
      if (isServerAway(error)) throw error
      log.warn({ err: error, candidateMessageId: id }, 'a message to an applicant was refused')
      await within(db => noteRefused(db, id, at))
    }
  },
}

/** Marked as sent with what is sent, so that none leaves twice; nothing of who was emptied meanwhile. */
async function messageToSend(db: RhDb, id: string, at: string) {
  const taken = await db
    .updateTable('rh.candidate_message')
    .set({ sentAt: at })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .returning(['candidateApplicationId', 'authorId', 'subject', 'text'])
    .executeTakeFirst()
  if (!taken) return undefined
  const { subject, text } = taken
  const whom = await db
    .selectFrom('rh.candidate_application as a')
    .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
    .select('c.mail')
    .where('a.id', '=', taken.candidateApplicationId)
    .where('c.anonymisedAt', 'is', null)
    .executeTakeFirst()
  const author = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name', 'mail'])
    .where('id', '=', taken.authorId)
    .executeTakeFirstOrThrow()
  if (!whom?.mail) return undefined
  return { to: whom.mail, subject, text, author: { name: `${author.firstname} ${author.name}`, mail: author.mail } }
}

async function noteRefused(db: RhDb, id: string, at: string) {
  await db.updateTable('rh.candidate_message').set({ failedAt: at }).where('id', '=', id).execute()
  await sql`
    update rh.candidate c set mail_fails_since = coalesce(c.mail_fails_since, ${at}), version = c.version + 1
      from rh.candidate_application a join rh.candidate_message m on m.candidate_application_id = a.id
     where m.id = ${id} and c.id = a.candidate_id`.execute(db)
}
