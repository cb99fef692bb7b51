import type { Databases } from '#kernel/server/db.ts'
import { sql } from 'kysely'
import { gather } from '#kernel/server/gather.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** A session with its person. Instants are milliseconds. */
export type OwnSession = {
  id: string
  userId: string
  connectionUid: string
  secret: Buffer
  seq: number
  seenSeq: number
  lastActivityMs: number
  absoluteEndMs: number
  authenticatedMs: number
  mfaMs: number | null
  revoked: boolean
  reason: string | null
  userActive: boolean
  language: Language
  superAdmin: boolean
  superDev: boolean
}

/** The mode was fixed by the login: where the refresh token travels. */
export type SessionToRefresh = OwnSession & { mode: 'cookie' | 'token' }

/** The same with the person's membership of the client that was named, where he has one that he accepted. */
export type SessionRow = OwnSession & {
  clientId: string | null
  clientReadOnly: boolean
  rightsVersion: number
  memberReadOnly: boolean
  /** What the client allows to the support access that runs; null where none does. */
  support: 'read' | 'write' | null
}

type Question = { sessionId: string; clientId: string | null }

/** Of a session `s` and its person `u`. */
const columns = `s.id, s.user_id, s.connection_uid, s.secret, s.seq, s.seen_seq,
       (extract(epoch from s.last_activity_at) * 1000)::float8 as last_activity_ms,
       (extract(epoch from s.absolute_end_at) * 1000)::float8 as absolute_end_ms,
       (extract(epoch from s.authenticated_at) * 1000)::float8 as authenticated_ms,
       (extract(epoch from s.mfa_at) * 1000)::float8 as mfa_ms,
       s.revoked_at is not null as revoked, s.reason,
       u.active as user_active, u.language, u.super_admin, u.super_dev`

const statement = `
select asked.n, ${columns},
       c.id as client_id, coalesce(c.read_only, false) as client_read_only, coalesce(c.rights_version, 0) as rights_version,
       coalesce(m.read_only, false) as member_read_only, a.support
  from unnest($1::uuid[], $2::uuid[]) with ordinality as asked(session_id, client_id, n)
  join platform.session s on s.id = asked.session_id
  join platform.user u on u.id = s.user_id
  left join platform.client_user m
    on m.client_id = asked.client_id and m.user_id = s.user_id and platform.is_member_at(m.active, m.ends_at, $3)
   and (m.accepted_at is not null or m.invited_as is null)
  left join lateral (
    select k.support_access as support
      from platform.support_access o join platform.client k on k.id = o.client_id and k.support_access <> 'none'
     where u.super_admin and o.client_id = asked.client_id and o.user_id = s.user_id
       and o.ended_at is null and o.until > $3::timestamptz
     limit 1) a on true
  left join platform.client c
    on c.id = asked.client_id and c.status = 'active' and (m.user_id is not null or a.support is not null)`

/** Reads session rows, those of requests that arrive together in one statement. Nothing is remembered between two. */
export function sessionReader(databases: Databases, now: () => Temporal.Instant) {
  return gather<Question, SessionRow | undefined>(
    async questions => {
      const rows = await databases.query<SessionRow & { n: number }>('auth', 'session', statement, [
        questions.map(question => question.sessionId),
        questions.map(question => question.clientId),
        now().toString(),
      ])
      const answers: (SessionRow | undefined)[] = Array(questions.length).fill(undefined)
      for (const row of rows) answers[row.n - 1] = row
      return answers
    },
    { together: 100, atOnce: 1 },
  )
}

/** The session alone, in the transaction that is about to change it. */
export async function sessionOf(db: PlatformDb, id: string): Promise<SessionToRefresh | undefined> {
  const { rows } = await sql<SessionToRefresh>`
    select ${sql.raw(columns)}, s.mode from platform.session s join platform.user u on u.id = s.user_id where s.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
