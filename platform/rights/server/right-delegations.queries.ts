import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Colleague, RightDelegation } from '../right-delegation.model.ts'

type Row = {
  id: string
  delegator: Colleague
  delegate: Colleague
  elementId: number
  level: number
  companies: RightDelegation['companies']
  startsAt: string
  endsAt: string
  reason: string
  revokedAt: string | null
}

type Reading = {
  db: PlatformDb
  catalogue: ElementCatalogue
  language: Language
  now: Temporal.Instant
  /** Who reads: what is his, and everything for an admin, may be taken back by him. */
  reader: { userId: string; admin: boolean; readOnly: boolean }
}

/** What somebody lends and borrows, the latest first. Of an element that is archived nothing is told. */
export async function delegationsOf(reading: Reading, userId: string) {
  const rows = await rowsWhere(reading.db, sql`${userId} in (d.delegator_id, d.delegate_id)`)
  const told = rows.flatMap(row => tell(reading, row))
  return {
    given: told.filter(({ delegator }) => delegator.id === userId),
    received: told.filter(({ delegate }) => delegate.id === userId),
  }
}

export async function delegationsById(reading: Reading, ids: readonly string[]): Promise<RightDelegation[]> {
  const rows = await rowsWhere(reading.db, sql`d.id in ${eachOf(ids)}`)
  return rows.flatMap(row => tell(reading, row))
}

async function rowsWhere(db: PlatformDb, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<Row>`
    select d.id, d.element_id, d.level, d.starts_at, d.ends_at, d.reason,
           d.revoked_at,
           jsonb_build_object('id', f.id, 'firstname', f.firstname, 'name', f.name) as delegator,
           jsonb_build_object('id', t.id, 'firstname', t.firstname, 'name', t.name) as delegate,
           case when d.company_ids is not null then coalesce((
             select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.name, k.id)
               from platform.company k where k.id = any(d.company_ids)), '[]') end as companies
      from platform.right_delegation d
      join platform.user f on f.id = d.delegator_id
      join platform.user t on t.id = d.delegate_id
     where ${condition}
     order by d.starts_at desc, d.id desc`.execute(db)
  return rows
}

function tell({ catalogue, language, now, reader }: Reading, row: Row): RightDelegation[] {
  const element = catalogue.elements().find(({ id }) => id === row.elementId)
  if (!element) return []
  const { elementId: _elementId, revokedAt, ...told } = row
  const state = stateOf(row, now)
  const isOver = state === 'ended' || state === 'revoked'
  const mayRevoke = !isOver && !reader.readOnly && (reader.admin || row.delegator.id === reader.userId)
  return [{ ...told, element: { id: element.id, name: element.name[language], path: element.path }, state, mayRevoke }]
}

function stateOf({ revokedAt, startsAt, endsAt }: Row, now: Temporal.Instant): RightDelegation['state'] {
  if (revokedAt !== null) return 'revoked'
  if (Temporal.Instant.compare(now, Temporal.Instant.from(endsAt)) >= 0) return 'ended'
  return Temporal.Instant.compare(now, Temporal.Instant.from(startsAt)) >= 0 ? 'running' : 'planned'
}
