import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { interviewFeedCalls } from './interview-feed.calls.ts'
import { interviewConfirmationCalls } from './interview-confirmation.calls.ts'
import { interviewsCalls } from './interviews.calls.ts'
import { cancelInterview, changeDate, changeRecruiter, markInterview } from './server/change-interview.ts'
import { confirmInterview, declineInterview, interviewAsked } from './server/confirm-interview.ts'
import { makeFeed, ownFeed, readFeed, withdrawFeed } from './server/interview-feed.ts'
import { interviewScopeOf, seenInterviews } from './server/interview-scope.ts'
import { interviewsBetween } from './server/interviews.queries.ts'
import { calendarFileOf, talkById } from './server/letters.ts'
import { planInterviews, slotsOf, weekOf } from './server/plan-interviews.ts'
import { recruitersOf } from './server/recruiters.queries.ts'
import { saveScorecard, scorecardsSeen } from './server/scorecards.ts'

export { announceInterviewsJob } from './server/announce-interviews-job.ts'
export { interviewNews, tellInterviewJob } from './server/letters.ts'

export const interviewsServer = rhAnswers(interviewsCalls, {
  changeRecruiterForInterview: changeRecruiter,
  changeDateOfInterview: changeDate,
  cancelInterview,
  markInterview,
  saveScorecard,
  getScorecards: scorecardsSeen,
  planInterviews,
  getRecruiters: ({ db, caller }) => recruitersOf(db, caller.userId),
  getFreeSlots: async ({ db, clock }, asked) => slotsOf(db, { ...asked, now: clock.now().toString() }),
  getCandidatesInterviewsForClient: async (given, { from, to, recruiterId, siteId, state }) => {
    const scope = await interviewScopeOf(given)
    const week = weekOf(scope.now)
    const period = { from: from ?? week.from, to: to ?? week.to }
    const further = [
      seenInterviews(scope),
      ...(recruiterId ? [sql`i.recruiter_id = ${recruiterId}`] : []),
      ...(siteId ? [sql`a.hiring_site_id = ${siteId}`] : []),
      ...(state ? [sql`i.state = ${state}`] : []),
    ]
    return interviewsBetween(given.db, period, further, scope.mayEdit)
  },
  getInterviewCalendar: async (given, { interviewId }) => {
    const { db, clock, say, language } = given
    const scope = await interviewScopeOf(given)
    const { rows } = await sql`
      select from rh.interview i join rh.candidate_application a on a.id = i.candidate_application_id
       where i.id = ${interviewId} and ${seenInterviews(scope)}`.execute(db)
    const talk = rows.length > 0 ? await talkById(db, interviewId) : undefined
    if (!talk) throw notFound()
    const summary = `${say(language, 'rh.interview.one')} : ${talk.firstname} ${talk.name}`
    const bytes = new TextEncoder().encode(calendarFileOf(talk, summary, clock.now().toString()))
    return { name: 'entretien.ics', type: 'text/calendar', bytes }
  },
})

export const interviewConfirmationServer = rhAnswers(interviewConfirmationCalls, {
  doesInterviewExists: async (given, invitation) => ({
    exists: (await interviewAsked(given, invitation)).outcome !== 'unknown',
  }),
  getInterviewDetailsForConfirmation: interviewAsked,
  confirmInterview,
  declineInterview,
})

export const interviewFeedServer = rhAnswers(interviewFeedCalls, {
  getInterviewFeed: given => ownFeed(given),
  makeInterviewFeed: given => makeFeed(given),
  withdrawInterviewFeed: given => withdrawFeed(given),
  readInterviewFeed: (given, { token }) => readFeed(given, token),
})
