import { sql } from 'kysely'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RightEvent } from '../right.model.ts'
import type { Scope } from './known-scope.queries.ts'
import type { MovedScope } from './planned-edit.ts'

const most = 200

/** The version of each scope, by its id: the last event that is told of it. */
export async function versionsOf(db: PlatformDb, scopes: readonly Scope[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ scopeId: string; id: string }>`
    select wanted."scopeId", last.id
      from jsonb_to_recordset(${JSON.stringify(scopes)}::jsonb) as wanted(scope text, "scopeId" uuid)
      cross join lateral (
        select id from platform.right_event e
         where e.scope = wanted.scope and e.scope_id = wanted."scopeId"
         order by e.id desc limit 1) last`.execute(db)
  return new Map(rows.map(({ scopeId, id }) => [scopeId, id]))
}

/** What others changed in a scope since that version; all of it since one that the scope never had, whoever else has it. */
export const eventsSince = (db: PlatformDb, { scope, scopeId }: Scope, version: string | null) =>
  eventsOf(
    db,
    sql`e.scope = ${scope} and e.scope_id = ${scopeId} and e.id > coalesce(
      (select v.id from platform.right_event v
        where v.id = ${version}::uuid and v.scope = ${scope} and v.scope_id = ${scopeId}),
      '00000000-0000-0000-0000-000000000000'::uuid)`,
  )

/** The latest events of a cell. */
export const eventsOfCell = (db: PlatformDb, { scope, scopeId }: Scope, elementId: number) =>
  eventsOf(db, sql`e.scope = ${scope} and e.scope_id = ${scopeId} and e.element_id = ${elementId}`)

type Row = Omit<RightEvent, 'actor'> & { actor: string | null }

/** Newest first. Who acted for the platform has no name here: its people are no members. */
async function eventsOf(db: PlatformDb, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<Row>`
    select e.id, e.at, concat_ws(' ', u.firstname, u.name) as actor, e.support, e.element_id as "elementId", e.what, e.before, e.after
      from platform.right_event e
      left join platform.user u on u.id = e.actor_id
     where ${condition}
     order by e.id desc
     limit ${most}`.execute(db)
  return rows
}

/** The same with a name for everybody. */
export const withActors = (rows: readonly Row[], { say, language }: { say: Translate; language: Language }) =>
  rows.map(row => ({ ...row, actor: row.actor || say(language, 'rights.actor.platform') }))

type Author = { userId: string; support: boolean; requestId: string; at: Temporal.Instant }

/** One row a cell and side that moved, in the order in which they were planned. */
export async function noteMoves(db: PlatformDb, moved: readonly MovedScope[], author: Author) {
  const rows = moved.flatMap(({ scope: { scope, scopeId }, cells }) =>
    cells.flatMap(({ elementId, before, after }) =>
      (['value', 'userCeiling'] as const).flatMap(what =>
        before[what] === after[what]
          ? []
          : [{ scope, scopeId, elementId, what, before: before[what], after: after[what] }],
      ),
    ),
  )
  await sql`
    insert into platform.right_event (at, actor_id, support, request_id, scope, scope_id, element_id, what, before, after)
    select ${author.at.toString()}::timestamptz, ${author.userId}::uuid, ${author.support}::boolean, ${author.requestId},
           r.scope, r."scopeId", r."elementId", r.what, r.before, r.after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(scope text, "scopeId" uuid, "elementId" int, what text, before smallint, after smallint)`.execute(db)
}
