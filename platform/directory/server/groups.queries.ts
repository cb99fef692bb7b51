import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Rule } from '../group.model.ts'
import { type Choice, countOfChosen } from './chosen-people.ts'
import type { OpenSource } from './open-directory.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'

export type StoredGroup = {
  id: string
  name: string
  kind: 'manual' | 'rule'
  rule: Rule
  visibility: 'everyone' | 'service' | 'me'
  owner: string
  version: number
}

/** Whether whoever asks sees the group `g`: one's own, everybody's, or those of a service that one shares with its owner. */
export const seenGroups = sql<SqlBool>`(g.owner_id = kernel.user_id() or g.visibility = 'everyone'
  or (g.visibility = 'service' and exists (
    select from platform.service_user theirs join platform.service_user own on own.service_id = theirs.service_id
     where theirs.user_id = g.owner_id and own.user_id = kernel.user_id())))`

const stored = sql`
  select g.id, g.name, g.kind, g.rule, g.visibility, g.version, u.firstname || ' ' || u.name as owner
    from platform.contact_group g join platform.user u on u.id = g.owner_id`

const mostGroups = 500

/** The groups that the reader sees, by name. */
export async function groupsSeen(db: PlatformDb): Promise<StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    ${stored} where ${seenGroups} order by kernel.normalise(g.name), g.id limit ${mostGroups}`.execute(db)
  return rows
}

/** @throws Refusal 404, also for one that the reader does not see */
export async function groupSeen(db: PlatformDb, id: string): Promise<StoredGroup> {
  const { rows } = await sql<StoredGroup>`${stored} where g.id = ${id} and ${seenGroups}`.execute(db)
  const [group] = rows
  if (!group) throw notFound()
  return group
}

/** Who belongs to a group, in the eyes of the reader. */
export const choiceOfGroup = ({ id, kind, rule }: Pick<StoredGroup, 'id' | 'kind' | 'rule'>): Choice =>
  kind === 'rule' ? { rule } : { among: membersByHand(id) }

const membersByHand = (groupId: string): RawBuilder<unknown> =>
  sql`select m.contact_id from platform.contact_group_member m where m.group_id = ${groupId}`

/** Beyond this a group is "more than": its exact number stands over its members. */
const mostCounted = 1_000

/** In a list, where each group is counted anew for its reader. */
export const mostCountedInList = 200

/** How many each choice means, in one statement. */
export async function countsOf(
  db: PlatformDb,
  directory: readonly OpenSource[],
  choices: readonly Choice[],
  most = mostCounted,
) {
  if (choices.length === 0) return []
  const counts = choices.map(choice => countOfChosen(directory, choice, most))
  const { rows } = await plannedByValues(db, () =>
    sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db),
  )
  return (rows[0]?.counts ?? []).map(counted => ({ total: Math.min(counted, most), isExact: counted <= most }))
}
