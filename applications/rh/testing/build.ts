import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Wish = {
  site: string
  city?: string
  /** Names of units, each with those of its subunits. */
  units?: Record<string, readonly string[]>
  /** Index of the company in the client. */
  company?: number
  /** Names of what is archived. */
  archived?: readonly string[]
}

/** A site with its units and subunits. */
export async function build(
  world: World,
  client: TestClient,
  { site, city = 'Angers', units = {}, company = 0, archived = [] }: Wish,
): Promise<{ siteId: string }> {
  const companyId = client.companies[company]?.id as string
  const archivedAt = (name: string) => (archived.includes(name) ? world.clock.now().toString() : null)
  return world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    const common = (name: string) => ({ name, color: '#1E6B3A', archivedAt: archivedAt(name) })
    const { id: siteId } = await db
      .insertInto('rh.site')
      .values({ ...common(site), companyId, city, postCode: '49000' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [unit, subunits] of Object.entries(units)) {
      const { id } = await db
        .insertInto('rh.unit')
        .values({ ...common(unit), siteId })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const subunit of subunits) {
        await db
          .insertInto('rh.subunit')
          .values({ ...common(subunit), unitId: id })
          .execute()
      }
    }
    return { siteId }
  })
}
