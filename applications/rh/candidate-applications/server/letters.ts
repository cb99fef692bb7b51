import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { applicationNews } from './application-news.ts'
import { followUpTokenOf, ticketOf } from './take-application.ts'

const client = { clientId: idOf('platform.client') }
const OfTicket = z.object({ ...client, ticketId: idOf('rh.applicant_ticket') })
const OfApplication = z.object({ ...client, candidateApplicationId: idOf('rh.candidate_application') })

const origin = ({ origins }: Ground) => origins[0] ?? ''

/** A mailed link that opens the form with what a known person once gave. */
export const sendApplicantTicketJob: Job = {
  name: 'send-applicant-ticket',
  insists: true,
  waitsForMorning: ({ isInvitation }) => isInvitation === true,
  run: async (ground, payload) => {
    const { clientId, ticketId } = OfTicket.parse(payload)
    const now = ground.clock.now().toString()
    const ticket = await ground.databases.transaction('platform', { clientId, readOnly: true }, (db: RhDb) =>
      db
        .selectFrom('rh.applicant_ticket as t')
        .innerJoin('rh.candidate as c', 'c.id', 't.candidateId')
        .innerJoin('platform.client as k', 'k.id', 't.clientId')
        .select(['c.firstname', 'c.mail', 'c.language', 'k.name as company', 'k.slug', 't.candidateApplicationId'])
        .where('t.id', '=', ticketId)
        .where('t.expiresAt', '>', now)
        .where('c.anonymisedAt', 'is', null)
        .executeTakeFirst(),
    )
    if (!ticket?.mail) return
    const { firstname, mail, company, slug, candidateApplicationId } = ticket
    const writer = writerTo(ticket.language, ground.say)
    const link = `${origin(ground)}/candidatures/${slug}?language=${writer.pageLanguage}#${ticketOf(ground.keys, ticketId)}`
    const letter = candidateApplicationId ? 'invited' : 'ticket'
    await ground.mailer.send({
      to: mail,
      ...writer.letter(`rh.application.mail-${letter}`, { firstname, company, link }),
    })
  },
}

/** Thanks who applied, with the link of his follow-up page, and tells his recruiter. */
export const tellApplicationJob: Job = {
  name: 'tell-application',
  insists: true,
  run: async (ground, payload) => {
    const { clientId, candidateApplicationId: id } = OfApplication.parse(payload)
    const told = await ground.databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
      const row = await db
        .selectFrom('rh.candidate_application as a')
        .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
        .innerJoin('platform.company as k', 'k.id', 'a.companyId')
        .innerJoin('platform.client as o', 'o.id', 'a.clientId')
        .select(['a.status', 'a.followUpId', 'a.recruiterId', 'a.candidateId', 'o.slug', 'k.name as company'])
        .select(['c.firstname', 'c.name', 'c.mail', 'c.language'])
        .where('a.id', '=', id)
        .where('c.anonymisedAt', 'is', null)
        .executeTakeFirst()
      if (row?.recruiterId && ['received', 'withdrawn'].includes(row.status))
        await notify(db, {
          userIds: [row.recruiterId],
          type: applicationNews.code,
          title: language => ground.say(language, `rh.application.news-${row.status}`),
          subtitle: `${row.firstname} ${row.name}`,
          link: addressOfApplication(row.candidateId, id),
        })
      return row
    })
    if (told?.status !== 'received' || !told.mail || !told.followUpId) return
    const { firstname, mail, company, slug, followUpId } = told
    const writer = writerTo(told.language, ground.say)
    const link = `${origin(ground)}/candidatures/${slug}/suivi/${followUpTokenOf(ground.keys, followUpId)}`
    await ground.mailer.send({
      to: mail,
      ...writer.letter('rh.application.mail-received', { firstname, company, link }),
    })
  },
}
