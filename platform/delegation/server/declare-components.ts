import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ConfigurationComponent } from '../configuration-component.model.ts'

/**
 * Brings the declared components into the catalogue; one that is no longer declared is archived, and comes back with
 * its declaration.
 * @throws Error for a component of an element that does not exist, or two of one number
 */
export async function declareComponents(db: PlatformDb, components: readonly ConfigurationComponent[]) {
  const numbers = new Set(components.map(({ id }) => id))
  if (numbers.size < components.length) throw new Error('two configuration components bear the same number')
  const { rows } = await sql<{ id: number }>`
    insert into platform.configuration_component (id, element_id, kind, name, scope)
    select d.id, e.id, d.kind, d.name, d.scope
      from jsonb_to_recordset(${JSON.stringify(components)}::jsonb)
        as d(id int, element text, kind text, name jsonb, scope text)
      join platform.element e on e.path = d.element
        on conflict (id) do update
       set element_id = excluded.element_id, kind = excluded.kind, name = excluded.name, scope = excluded.scope,
           archived_at = null
    returning id`.execute(db)
  if (rows.length < components.length) {
    const known = new Set(rows.map(({ id }) => id))
    const lost = components.filter(({ id }) => !known.has(id)).map(({ id, element }) => `${id} (${element})`)
    throw new Error(`configuration components of elements that do not exist: ${lost.join(', ')}`)
  }
  await sql`update platform.configuration_component set archived_at = now()
             where archived_at is null and not id = any(${[...numbers]}::int[])`.execute(db)
}
