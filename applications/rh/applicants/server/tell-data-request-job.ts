import { z } from 'zod'
import { dayOfInstantInWords } from '#kernel/shared/dates-in-words.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

const Asked = z.object({ clientId: idOf('platform.client'), requestId: idOf('rh.data_request') })
type Asked = z.output<typeof Asked>

/** A month, as the law gives (RGPD, article 12). */
const monthsToAnswer = 1

/** Tells whom the client named for it that an applicant asks for his data, or for their erasure. */
export const tellDataRequestJob: Job = {
  name: 'tell-data-request',
  insists: true,
  run: async ({ databases, mailer, say }, payload) => {
    const asked = Asked.parse(payload)
    const request = await databases.transaction('platform', { clientId: asked.clientId, readOnly: true }, (db: RhDb) =>
      requestToTell(db, asked),
    )
    if (!request?.contact) return
    const { contact, wish, askedAt, firstname, name, mail } = request
    const until = Temporal.Instant.from(askedAt).toZonedDateTimeISO('Europe/Paris').add({ months: monthsToAnswer })
    const values = {
      person: `${firstname} ${name}`,
      mail: mail ?? '',
      until: dayOfInstantInWords(until.toInstant(), 'fr'),
    }
    await mailer.send({
      to: contact,
      subject: say('fr', `rh.apply.data-request.${wish}-subject`, values),
      text: say('fr', `rh.apply.data-request.${wish}`, values),
    })
  },
}

const requestToTell = (db: RhDb, { clientId, requestId }: Asked) =>
  db
    .selectFrom('rh.data_request as r')
    .innerJoin('rh.candidate as c', 'c.id', 'r.candidateId')
    .leftJoin('platform.rgpd_configuration as g', 'g.clientId', 'r.clientId')
    .leftJoin('platform.contact_information as i', 'i.clientId', 'r.clientId')
    .select(eb => [
      'r.wish',
      'r.askedAt',
      'c.firstname',
      'c.name',
      'c.mail',
      eb.fn.coalesce('g.contactMail', 'i.mail').as('contact'),
    ])
    .where('r.id', '=', requestId)
    .where('r.clientId', '=', clientId)
    .executeTakeFirst()
