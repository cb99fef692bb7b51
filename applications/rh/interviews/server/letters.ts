import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { writerTo } from '#rh/applicant-letters.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { calendarOf } from '../ics.model.ts'

/** What becomes of talks, told to their recruiters. */
export const interviewNews: NotificationType = {
  code: 'recruitment.interviews',
  name: 'rh.interview.news',
  usually: { application: true, mail: false, desktop: true },
}

const What = z.enum(['planned', 'moved', 'cancelled', 'confirmed', 'declined', 'recruiter', 'reminder'])
type What = z.output<typeof What>
const isForCandidate = (what: unknown) => ['planned', 'moved', 'cancelled', 'reminder'].some(one => one === what)
const Telling = z.object({
  clientId: idOf('platform.client'),
  interviewId: idOf('rh.interview'),
  what: What,
  formerId: idOf('platform.user').optional(),
})

/** Writes to the candidate what is planned, moved or cancelled, with its calendar file, and tells recruiters the rest. */
export const tellInterviewJob: Job = {
  name: 'tell-interview',
  insists: true,
  waitsForMorning: ({ what }) => isForCandidate(what),
  run: async (ground, payload) => {
    const { clientId, interviewId, what, formerId } = Telling.parse(payload)
    const talk = await ground.databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
      const found = await talkById(db, interviewId)
      if (found) await tellRecruiters(db, ground, found, what, formerId)
      return found
    })
    if (talk?.mail && isForCandidate(what)) await ground.mailer.send(letterOf(ground, talk, what))
  },
}

export async function talkById(db: RhDb, id: string) {
  return db
    .selectFrom('rh.interview as i')
    .innerJoin('rh.candidate_application as a', 'a.id', 'i.candidateApplicationId')
    .innerJoin('rh.candidate as c', 'c.id', 'a.candidateId')
    .innerJoin('platform.company as k', 'k.id', 'a.companyId')
    .innerJoin('platform.client as o', 'o.id', 'a.clientId')
    .innerJoin('platform.user as u', 'u.id', 'i.recruiterId')
    .select([
      'i.id',
      'i.startAt',
      'i.endAt',
      'i.kind',
      'i.place',
      'i.url',
      'i.message',
      'i.mustConfirm',
      'i.recruiterId',
    ])
    .select([
      'i.confirmationNumber',
      'i.previousDates',
      'i.state',
      'i.createdAt',
      'a.id as applicationId',
      'a.candidateId',
    ])
    .select(['c.firstname', 'c.name', 'c.mail', 'c.language', 'k.name as company', 'o.slug', 'u.mail as recruiterMail'])
    .select(['u.firstname as recruiterFirstname', 'u.name as recruiterName'])
    .where('i.id', '=', id)
    .where('c.anonymisedAt', 'is', null)
    .executeTakeFirst()
}
export type Talk = NonNullable<Awaited<ReturnType<typeof talkById>>>

async function tellRecruiters(db: RhDb, { say }: Ground, talk: Talk, what: What, formerId?: string) {
  if (!['confirmed', 'declined', 'recruiter'].includes(what)) return
  await notify(db, {
    userIds: [talk.recruiterId, ...(formerId ? [formerId] : [])],
    type: interviewNews.code,
    title: language => say(language, `rh.interview.news-${what}`, { name: `${talk.firstname} ${talk.name}` }),
    subtitle: language => momentInWords(talk.startAt, language),
    link: addressOfApplication(talk.candidateId, talk.applicationId),
  })
}

export const calendarFileOf = (talk: Talk, summary: string, at: string) =>
  calendarOf({
    uid: talk.id,
    startAt: talk.startAt,
    endAt: talk.endAt,
    summary,
    place: talk.place,
    url: talk.url,
    sequence: (talk.previousDates as object[]).length + (talk.state === 'cancelled' ? 1 : 0),
    isCancelled: talk.state === 'cancelled',
    at,
  })

/** In the candidate's language, answered to the recruiter. */
export function letterOf({ say: translate, origins, clock }: Ground, talk: Talk, what: What) {
  const { pageLanguage, say, letter, moment } = writerTo(talk.language, translate)
  const link = `${origins[0] ?? ''}/RH/entretiens/confirmation/${talk.slug}/${talk.confirmationNumber}?language=${pageLanguage}`
  const values = {
    firstname: talk.firstname,
    company: talk.company,
    date: moment(talk.startAt),
    place: talk.place ?? talk.url ?? say(`rh.interview.kind.${talk.kind}`),
    recruiter: talk.recruiterFirstname,
    message: talk.message ? `\n${talk.message}\n` : '',
    confirm: talk.mustConfirm && what !== 'cancelled' ? say('rh.interview.mail-confirm', { link }) : '',
  }
  const summary = say('rh.interview.mail-summary', values)
  const bytes = new TextEncoder().encode(calendarFileOf(talk, summary, clock.now().toString()))
  return {
    to: talk.mail as string,
    ...letter(`rh.interview.mail-${what}`, values),
    author: { name: `${talk.recruiterFirstname} ${talk.recruiterName}`, mail: talk.recruiterMail },
    files: [{ name: 'entretien.ics', mime: 'text/calendar', bytes }],
  }
}
