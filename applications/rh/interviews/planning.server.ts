import type { RhDb } from '#rh/rh-db.ts'
import { interviewsOf } from './server/interviews.queries.ts'

/** What the room of applications plans and ends talks by. */
export { endOpenInterview, openInterview, planInterview } from './server/plan-interview.ts'

type Reader = { userId: string; rights(companyId: string): { edit: boolean } }

/** Talks about an application, by hour; who may change it, or leads one, may move it. */
export const interviewsOfApplication = (db: RhDb, { userId, rights }: Reader, applicationId: string) =>
  interviewsOf(db, applicationId, (companyId, recruiterId) => rights(companyId).edit || recruiterId === userId)
