import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { addressOfFollowUp } from '#rh/applicants/follow-up-place.model.ts'
import { daysBeforeEnd } from '#rh/applicants/applicant-rules.model.ts'
import { amountsOf, candidatesToForget, retentionTerms } from '#rh/candidates/candidates.server.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { followedApplicationOf } from './followed-application.ts'
import { followUpTokenOf } from './take-application.ts'

/** Each morning: who is kept for other offers and soon no longer is asked whether he stays, once for each term. */
export const askToStayJob: Job = {
  name: 'ask-to-stay',
  cron: '30 8 * * *',
  run: async ({ databases, clock, keys }) => {
    const today = clock.today().toString()
    await inEachClient(databases, async (db: RhDb) => {
      const toForget = candidatesToForget(amountsOf(await retentionTerms(db)))
      const { rows } = await sql<{ id: string; keptUntil: string }>`
        update rh.candidate c set pool_asked_for = d.due_on - 1
          from ${toForget} d
         where d.id = c.id and d.kind = 'pool' and d.due_on - 1 between ${today}::date and ${today}::date + ${daysBeforeEnd}::int
           and c.mail is not null and c.pool_asked_for is distinct from d.due_on - 1
        returning c.id, d.due_on - 1 as kept_until`.execute(db)
      for (const { id, keptUntil } of rows)
        await enqueue(db, 'send-stay-question', {
          candidateApplicationId: await followedApplicationOf(db, keys, id),
          keptUntil,
        })
    })
  },
}

const Question = z.object({
  clientId: idOf('platform.client'),
  candidateApplicationId: idOf('rh.candidate_application'),
  keptUntil: z.iso.date(),
})

/** Asks somebody whether he stays, with the link by which he answers; without an answer he is erased on his day. */
export const sendStayQuestionJob: Job = {
  name: 'send-stay-question',
  insists: true,
  waitsForMorning: true,
  run: async ({ databases, keys, mailer, origins, say }, payload) => {
    const { clientId, candidateApplicationId, keptUntil } = Question.parse(payload)
    const found = await databases.transaction('platform', { clientId, readOnly: true }, (db: RhDb) =>
      db
        .selectFrom('rh.candidate_application as a')
        .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
        .innerJoin('platform.client as k', 'k.id', 'a.clientId')
        .select(['c.firstname', 'c.mail', 'c.language', 'k.name as company', 'k.slug', 'a.followUpId'])
        .where('a.id', '=', candidateApplicationId)
        .where('c.poolAskedFor', '=', keptUntil)
        .where('c.anonymisedAt', 'is', null)
        .executeTakeFirst(),
    )
    if (!found?.mail || !found.followUpId) return
    const { firstname, mail, company, slug, followUpId } = found
    const writer = writerTo(found.language, say)
    const link = `${origins[0] ?? ''}${addressOfFollowUp(slug, followUpTokenOf(keys, followUpId))}`
    const values = { firstname, company, link, date: writer.day(keptUntil) }
    await mailer.send({
      to: mail,
      ...writer.letter('rh.application.mail-stay', values),
    })
  },
}
