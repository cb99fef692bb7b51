import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { digestOfKey, newKey } from '#kernel/server/key-of-link.ts'
import type { FileToSend } from '#kernel/shared/call.ts'
import { isLanguage } from '#kernel/shared/names.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { calendarOfMany } from '../ics.model.ts'
import type { interviewFeedCalls } from '../interview-feed.calls.ts'
import { addressOfFeed, type InterviewFeed } from '../interview-feed.model.ts'

type Own = Given<typeof interviewFeedCalls.makeInterviewFeed, RhTables>
type Read = Given<typeof interviewFeedCalls.readInterviewFeed, RhTables>

export async function ownFeed({ db, caller }: Pick<Own, 'db' | 'caller'>): Promise<InterviewFeed | null> {
  const feed = await db
    .selectFrom('rh.interview_feed')
    .select('madeAt')
    .where('userId', '=', caller.userId)
    .executeTakeFirst()
  return feed ?? null
}

/** Its key is told once; the one before opens nothing from then on. */
export async function makeFeed({ db, caller, clock, origins }: Own) {
  const token = newKey()
  const madeAt = clock.now().toString()
  await sql`
    insert into rh.interview_feed (user_id, token_hash, made_at) values (${caller.userId}, ${digestOfKey(token)}, ${madeAt})
    on conflict (client_id, user_id) do update
       set token_hash = excluded.token_hash, made_at = excluded.made_at, version = interview_feed.version + 1`.execute(
    db,
  )
  return { madeAt, url: `${origins[0]}${addressOfFeed(token)}` }
}

export async function withdrawFeed({ db, caller }: Own): Promise<void> {
  await db.deleteFrom('rh.interview_feed').where('userId', '=', caller.userId).execute()
}

type Talk = {
  id: string
  startAt: string
  endAt: string
  place: string | null
  url: string | null
  sequence: number
  firstname: string
  initial: string
  isConfirmed: boolean
}

/** @throws Refusal 404 */
export async function readFeed({ db, clock, say }: Read, token: string): Promise<FileToSend> {
  const at = clock.now().toString()
  const { rows } = await sql<{ told: { language: string; talks: Talk[] } | null }>`
    select rh.interviews_of_feed(${digestOfKey(token)}, ${at}::timestamptz) as told`.execute(db)
  const told = rows[0]?.told
  if (!told) throw notFound()
  const language = isLanguage(told.language) ? told.language : 'fr'
  const [word, name] = [say(language, 'rh.interview.one'), say(language, 'rh.interview.feed-name')]
  const talks = told.talks.map(({ id: uid, firstname, initial, isConfirmed, ...talk }) => ({
    ...talk,
    uid,
    summary: `${word} : ${firstname} ${initial}.`,
    isTentative: !isConfirmed,
    at,
  }))
  return { name: 'entretiens.ics', type: 'text/calendar', bytes: new TextEncoder().encode(calendarOfMany(name, talks)) }
}
