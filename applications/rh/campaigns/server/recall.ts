import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { isLanguage } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AskedRecall } from '../campaign.model.ts'
import { addressOfRecall } from '../campaigns-place.model.ts'
import { tokenOf } from './recall-link.ts'
import { standingPeople } from './standing-people.ts'

type Public = { db: RhDb; clock: Clock }

/** What the link opens. @throws Refusal 404 of any link that is not good */
export async function recallAsked({ db, clock }: Public, token: string): Promise<AskedRecall> {
  const { rows } = await sql<{ told: AskedRecall | null }>`
    select rh.recall_asked(${digestOfKey(token)}, ${clock.now().toString()}::timestamptz) as told`.execute(db)
  const told = rows[0]?.told
  if (!told) throw notFound()
  return told
}

type Said = { token: string; answer: 'yes' | 'no'; arrivalOn: string | null }

/** @throws Refusal 404 of any link that is not good, and of a day outside the season */
export async function answerRecall({ db, clock }: Public, { token, answer, arrivalOn }: Said) {
  const { rows } = await sql<{ taken: boolean }>`
    select rh.answer_recall(${digestOfKey(token)}, ${answer}, ${arrivalOn}::date, ${clock.now().toString()}::timestamptz) as taken`.execute(
    db,
  )
  if (!rows[0]?.taken) throw notFound()
}

const Asked = z.object({ clientId: idOf('platform.client'), campaignPersonId: idOf('rh.campaign_person') })
type Person = {
  firstname: string
  mail: string | null
  language: string | null
  company: string
  site: string | null
  position: string | null
  arrivalOn: string | null
  startsOn: string
}

/** The invitation of one person, in his language. */
export const sendRecallJob: Job = {
  name: 'send-recall',
  insists: true,
  waitsForMorning: true,
  run: async ({ databases, keys, origins, mailer, say }, payload) => {
    const { clientId, campaignPersonId } = Asked.parse(payload)
    const [person] = await databases.transaction('platform', { clientId, readOnly: true }, async (db: RhDb) => {
      const { rows } = await sql<Person>`
        select p.firstname, p.mail, p.language, k.name as company, s.name as site, n.name as position, p.arrival_on, m.starts_on
          from ${standingPeople} p
          join rh.campaign m on m.id = p.campaign_id and m.archived_at is null
          join platform.company k on k.id = p.company_id
          left join rh.site s on s.id = p.site_id
          left join rh.position n on n.id = p.position_id
         where p.id = ${campaignPersonId} and p.step = 'answer'`.execute(db)
      return rows
    })
    if (!person?.mail) return
    const language = isLanguage(person.language) ? person.language : 'fr'
    const values = {
      firstname: person.firstname,
      company: person.company,
      position: person.position ?? '',
      day: dayInWords(person.arrivalOn ?? person.startsOn, language),
      link: `${origins[0] ?? ''}${addressOfRecall(tokenOf(keys, campaignPersonId), language)}`,
    }
    await mailer.send({
      to: person.mail,
      subject: say(language, 'rh.recall.mail-subject', values),
      text: say(language, 'rh.recall.mail', values),
    })
  },
}
