import type { WatchedAnswers } from '#platform/configuration/watched-answers.model.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Which outcomes the offer of an application has looked at twice, by the id of their question. */
export async function watchedAnswersOf(db: RhDb, applicationId: string): Promise<WatchedAnswers> {
  const offer = await db
    .selectFrom('rh.candidate_application as a')
    .innerJoin('rh.job_offer as o', 'o.id', 'a.jobOfferId')
    .select('o.watchedAnswers')
    .where('a.id', '=', applicationId)
    .executeTakeFirst()
  return (offer?.watchedAnswers ?? {}) as WatchedAnswers
}
