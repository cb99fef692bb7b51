import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import { memberRoom } from '#kernel/server/socket-rooms.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import { candidateInterviewIncoming } from '#platform/notifications/notifications.signals.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { interviewNews, type Talk, talkById } from './letters.ts'

/** Minutes before a talk at which it is announced, and to whom; whoever was invited later than that needs no word. */
const announcements = [
  { code: '-1d', minutes: 24 * 60, to: 'candidate' },
  { code: '-2h', minutes: 120, to: 'candidate' },
  { code: '-15min', minutes: 15, to: 'recruiter' },
] as const

type Due = { id: string; createdAt: string; startAt: string; clientId: string }

/** Each minute: reminds candidates a day and two hours before, recruiters a quarter of an hour before. */
export const announceInterviewsJob: Job = {
  name: 'announce-interviews',
  cron: '* * * * *',
  run: async ground => {
    await inEachClient(ground.databases, async (db: RhDb) => {
      for (const { code, minutes, to } of announcements)
        for (const due of await dueIn(db, ground, code, minutes)) {
          const talk = await talkById(db, due.id)
          const wasKnown = Temporal.Instant.from(due.createdAt).until(due.startAt).total('minutes') > minutes
          if (!talk || (to === 'candidate' && !wasKnown)) continue
          if (to === 'recruiter') await tellRecruiter(db, ground, talk, due.clientId)
          else await enqueue(db, 'tell-interview', { interviewId: talk.id, what: 'reminder' })
        }
    })
  },
}

/** Marks those of which this was not told yet as told. */
async function dueIn(db: RhDb, { clock }: Ground, code: string, minutes: number): Promise<Due[]> {
  const now = clock.now()
  const { rows } = await sql<Due>`
    update rh.interview set reminders = reminders || ${code}::text
     where state in ('planned', 'confirmed') and start_at > ${now.toString()}::timestamptz
       and start_at <= ${now.add({ minutes }).toString()}::timestamptz and not ${code}::text = any(reminders)
    returning id, created_at, start_at, client_id`.execute(db)
  return rows
}

async function tellRecruiter(db: RhDb, { say, signals }: Ground, talk: Talk, clientId: string) {
  const candidateName = `${talk.firstname} ${talk.name}`
  await notify(db, {
    userIds: [talk.recruiterId],
    type: interviewNews.code,
    title: language => say(language, 'rh.interview.news-incoming', { name: candidateName }),
    subtitle: language => momentInWords(talk.startAt, language),
    link: addressOfApplication(talk.candidateId, talk.applicationId),
  })
  const { id: notificationId } = await db
    .selectFrom('platform.notification')
    .select('id')
    .where('userId', '=', talk.recruiterId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  signals.tell(memberRoom(clientId, talk.recruiterId), candidateInterviewIncoming, {
    notificationId,
    interviewId: talk.id,
    candidateId: talk.candidateId,
    candidateApplicationId: talk.applicationId,
    candidateName,
    startAt: talk.startAt,
    place: talk.place,
  })
}
