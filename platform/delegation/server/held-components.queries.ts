import { sql } from 'kysely'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Component, HeldComponent } from '../delegation.model.ts'

type Where = { clientId: string; userId: string; now: Temporal.Instant; language: Language }

/** What a person was given and still holds, whatever his rights on the elements. The client stands in the condition: identity asks too. */
export async function heldComponents(db: PlatformDb, { clientId, userId, now, language }: Where) {
  const { rows } = await sql<HeldComponent>`
    select c.id, c.element_id, c.kind, c.name ->> ${language} as name, c.scope,
           d.company_ids, d.ends_at
      from platform.configuration_delegation d
      join platform.configuration_component c on c.id = d.component_id and c.archived_at is null
     where d.client_id = ${clientId} and d.user_id = ${userId}
       and (d.ends_at is null or d.ends_at > ${now.toString()}::timestamptz)
     order by c.id`.execute(db)
  return rows
}

/** Every component that is configured today. */
export async function allComponents(db: PlatformDb, language: Language): Promise<Component[]> {
  const { rows } = await sql<Component>`
    select id, element_id, kind, name ->> ${language} as name, scope
      from platform.configuration_component where archived_at is null order by id`.execute(db)
  return rows
}

/** Elements that the client has: nothing is configured of the others. */
export async function elementsOfClient(db: PlatformDb): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('platform.client_right').select('elementId').where('ceiling', '>=', 1).execute()
  return new Set(rows.map(({ elementId }) => elementId))
}
