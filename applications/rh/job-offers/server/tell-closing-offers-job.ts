import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfJobOffer } from '../job-offers-place.model.ts'

/** What comes of offers, told to their recruiters. */
export const offerNews: NotificationType = {
  code: 'recruitment.offers',
  name: 'rh.offer.news',
  usually: { application: true, mail: false, desktop: false },
}

/** A week is left to put the day off, or to call who hesitates. */
const daysBeforeClosing = 7

/** Each morning: offers that soon take no more applications, once for each closing day. */
export const tellClosingOffersJob: Job = {
  name: 'tell-closing-offers',
  cron: '40 7 * * *',
  run: ground => inEachClient(ground.databases, (db: RhDb) => tellIn(ground, db)),
}

async function tellIn({ say, clock }: Ground, db: RhDb) {
  const today = clock.today().toString()
  const { rows } = await sql<{ id: string; recruiterId: string; title: string; closesOn: string }>`
    update rh.job_offer set closing_told_for = closes_on
     where status = 'published' and recruiter_id is not null
       and closes_on between ${today}::date and ${today}::date + ${daysBeforeClosing}::int
       and closing_told_for is distinct from closes_on
    returning id, recruiter_id, texts -> 'fr' ->> 'title' as title, closes_on`.execute(db)
  for (const { id, recruiterId, title, closesOn } of rows)
    await notify(db, {
      userIds: [recruiterId],
      type: offerNews.code,
      title: language => say(language, 'rh.offer.news-closing', { title, date: dayInWords(closesOn, language) }),
      link: addressOfJobOffer(id),
    })
}
