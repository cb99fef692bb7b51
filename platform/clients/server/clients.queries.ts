import type { PlatformDb } from '#platform/platform-db.ts'

/** Every client of the platform, by name. */
export async function allClients(db: PlatformDb) {
  const rows = await db
    .selectFrom('platform.client')
    .select(['id', 'name', 'logo_key', 'read_only', 'status'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, logo_key, read_only, status }) => ({
    id,
    name,
    logo: logo_key,
    readOnly: read_only,
    status: status as 'active' | 'inactive',
  }))
}
