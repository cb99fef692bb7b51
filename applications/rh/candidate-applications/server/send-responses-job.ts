import { sql } from 'kysely'
import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { isServerAway, type Mail } from '#kernel/server/mail.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { wakingHours } from '#kernel/shared/quiet-hours.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { linkOfHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import { ownLetter } from '#rh/offer-rules/offer-rules.server.ts'
import { inWords } from '#rh/letter-words.model.ts'

const Asked = z.object({ clientId: idOf('platform.client'), responseId: idOf('rh.interview_response') })
type Running = Ground & { databases: Databases }

/** An answer that leaves at once. */
export const sendResponseJob: Job = {
  name: 'send-response',
  insists: true,
  waitsForMorning: true,
  run: (ground, payload) => {
    const { clientId, responseId } = Asked.parse(payload)
    return sendResponse(ground, clientId, responseId)
  },
}

/** Each minute out of quiet hours, the answers whose time has come. */
export const sendDueResponsesJob: Job = {
  name: 'send-due-responses',
  cron: `* ${wakingHours} * * *`,
  run: async ground => {
    const now = ground.clock.now().toString()
    const due: { clientId: string; id: string }[] = []
    await inEachClient(ground.databases, async (db: RhDb) => {
      const rows = await db
        .selectFrom('rh.interview_response')
        .select(['clientId', 'id'])
        .where('sentAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('immediateSending', '=', false)
        .where('responseSendingTime', '<=', now)
        .execute()
      due.push(...rows)
    })
    for (const { clientId, id } of due) await sendResponse(ground, clientId, id)
  },
}

/** What the mail server refuses is not tried again: the page says so, and the address is to be checked. */
async function sendResponse(ground: Running, clientId: string, responseId: string) {
  try {
    await sendOnce(ground, clientId, responseId)
  } catch (error) {
    if (isServerAway(error)) throw error
    ground.log.warn({ err: error, responseId }, 'an answer to a candidate was refused')
    await noteFailure(ground, clientId, responseId)
  }
}

const noteFailure = ({ databases, clock }: Running, clientId: string, responseId: string) =>
  databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
    const at = clock.now().toString()
    await db.updateTable('rh.interview_response').set({ failedAt: at }).where('id', '=', responseId).execute()
    await sql`
      update rh.candidate c set mail_fails_since = coalesce(c.mail_fails_since, ${at}), version = c.version + 1
        from rh.candidate_application a join rh.interview_response r on r.candidate_application_id = a.id
       where r.id = ${responseId} and c.id = a.candidate_id`.execute(db)
  })

/** Marks it as sent and sends it in one go: one that is called off meanwhile is never sent, none is sent twice. */
async function sendOnce(ground: Running, clientId: string, responseId: string) {
  const now = ground.clock.now().toString()
  await ground.databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
    const taken = await db
      .updateTable('rh.interview_response')
      .set({ sentAt: now })
      .where('id', '=', responseId)
      .where('sentAt', 'is', null)
      .where('cancelledAt', 'is', null)
      .returning(['status', 'candidateApplicationId', 'hiringDate', 'refusalReason'])
      .executeTakeFirst()
    const mail = taken && (await letterOf(db, ground, taken))
    if (mail) await ground.mailer.send(mail)
  })
}

type Taken = { status: string; candidateApplicationId: string; hiringDate: string | null; refusalReason: string | null }

async function letterOf(db: RhDb, ground: Ground, response: Taken): Promise<Mail | undefined> {
  const person = await db
    .selectFrom('rh.candidate_application as a')
    .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
    .innerJoin('platform.company as k', 'k.id', 'a.companyId')
    .leftJoin('platform.user as u', 'u.id', 'a.recruiterId')
    .leftJoin('rh.hiring_file as h', 'h.candidateApplicationId', 'a.id')
    .select(['c.firstname', 'c.mail', 'c.language', 'k.name as company', 'h.id as hiringFileId'])
    .select(['u.firstname as recruiterFirstname', 'u.name as recruiterName', 'u.mail as recruiterMail'])
    .where('a.id', '=', response.candidateApplicationId)
    .executeTakeFirst()
  if (!person?.mail) return undefined
  const { firstname, company, hiringFileId, recruiterFirstname, recruiterName, recruiterMail } = person
  const writer = writerTo(person.language, ground.say)
  const letter = response.status === 'hired' ? 'accepted' : 'refused'
  const values = {
    firstname,
    company,
    date: response.hiringDate ? writer.day(response.hiringDate) : '',
    link: hiringFileId ? linkOfHiringFile(ground, hiringFileId, writer.pageLanguage) : '',
  }
  const own =
    letter === 'refused' && response.refusalReason
      ? await ownLetter(db, response.refusalReason, writer.pageLanguage)
      : undefined
  return {
    to: person.mail,
    ...writer.letter(`rh.application.mail-${letter}`, values),
    ...(own && { text: inWords(own, { prenom: firstname, societe: company }) }),
    ...(recruiterMail && { author: { name: `${recruiterFirstname} ${recruiterName}`, mail: recruiterMail } }),
  }
}
