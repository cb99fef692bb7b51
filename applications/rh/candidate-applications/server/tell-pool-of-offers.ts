import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { addressOfFollowUp } from '#rh/applicants/follow-up-place.model.ts'
import { addressOfOffer } from '#rh/job-offers/public-offer.model.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { followedApplicationOf } from './followed-application.ts'
import { followUpTokenOf } from './take-application.ts'

/**
 * Whom offer `o` fits among those in the pool of its company who still agree to be kept: who seeks its position or none in
 * particular, and is free on one of its days or said no days.
 */
const fitting = sql`
  a.status = 'pool' and a.closed_at is null and a.company_id = o.company_id
  and c.pool_consent_until >= now.today and c.mail is not null and c.mail_fails_since is null and c.anonymised_at is null
  and (a.position_id = o.position_id
       or a.position_id is null and (cardinality(a.jobs_sought) = 0 or exists (
            select from unnest(a.jobs_sought) job where kernel.normalise(job) = kernel.normalise(p.name))))
  and (not exists (select from rh.availability v where v.candidate_id = c.id)
       or exists (select from rh.availability v
                   where v.candidate_id = c.id and v.period && daterange(o.starts_on, o.ends_on, '[]')))
  and not exists (select from rh.candidate_application same
                   where same.candidate_id = c.id and same.job_offer_id = o.id)`

/** Each morning: offers that are shown and meant for the pool too are told there, each once. */
export const tellPoolOfOffersJob: Job = {
  name: 'tell-pool-of-offers',
  cron: '40 8 * * *',
  run: async ({ databases, clock, keys }) => {
    const now = { at: clock.now().toString(), today: clock.today().toString() }
    await inEachClient(databases, async (db: RhDb) => {
      const { rows } = await sql<{ jobOfferId: string; candidateId: string }>`
        with told as (
          update rh.job_offer o set pool_told_at = ${now.at}::timestamptz
           where o.status = 'published' and o.channels @> array['site', 'pool'] and o.pool_told_at is null
             and coalesce(o.closes_on >= ${now.today}::date, true)
          returning o.*)
        select distinct o.id as job_offer_id, c.id as candidate_id
          from told o
          join rh.position p on p.id = o.position_id
         cross join (select ${now.today}::date as today) now
          join rh.candidate_application a on a.company_id = o.company_id
          join rh.candidate c on c.id = a.candidate_id
         where ${fitting}`.execute(db)
      for (const { jobOfferId, candidateId } of rows)
        await enqueue(db, 'send-offer-to-pool', {
          jobOfferId,
          candidateApplicationId: await followedApplicationOf(db, keys, candidateId),
        })
    })
  },
}

const Told = z.object({
  clientId: idOf('platform.client'),
  jobOfferId: idOf('rh.job_offer'),
  candidateApplicationId: idOf('rh.candidate_application'),
})

/** Tells somebody of an offer, with the link by which he leaves the pool; not of one that is no longer shown. */
export const sendOfferToPoolJob: Job = {
  name: 'send-offer-to-pool',
  insists: true,
  waitsForMorning: true,
  run: async ({ databases, keys, mailer, origins, say }, payload) => {
    const { clientId, jobOfferId, candidateApplicationId } = Told.parse(payload)
    const found = await databases.transaction('platform', { clientId, readOnly: true }, (db: RhDb) =>
      db
        .selectFrom('rh.candidate_application as a')
        .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
        .innerJoin('platform.client as k', 'k.id', 'a.clientId')
        .innerJoin('rh.job_offer as o', 'o.clientId', 'a.clientId')
        .innerJoin('rh.site as s', 's.id', 'o.siteId')
        .select(['c.firstname', 'c.mail', 'c.language', 'k.name as company', 'k.slug', 'a.followUpId'])
        .select(['o.texts', 'o.startsOn', 's.name as site'])
        .where('a.id', '=', candidateApplicationId)
        .where('o.id', '=', jobOfferId)
        .where('o.status', '=', 'published')
        .where('c.anonymisedAt', 'is', null)
        .executeTakeFirst(),
    )
    if (!found?.mail || !found.followUpId) return
    const { firstname, mail, company, slug, followUpId, texts, startsOn, site } = found
    const writer = writerTo(found.language, say)
    const written = texts as Record<string, { title: string } | undefined>
    const origin = origins[0] ?? ''
    const values = {
      firstname,
      company,
      site,
      title: written[writer.pageLanguage]?.title || written.fr?.title || '',
      date: writer.day(startsOn),
      offer: `${origin}${addressOfOffer(slug, jobOfferId)}`,
      link: `${origin}${addressOfFollowUp(slug, followUpTokenOf(keys, followUpId))}`,
    }
    await mailer.send({
      to: mail,
      ...writer.letter('rh.application.mail-offer', values),
    })
  },
}
