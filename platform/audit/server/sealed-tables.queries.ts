import type { Databases } from '#kernel/server/db.ts'

/** Tables of clients whose rows no role of the program may change or take away. */
export async function sealedTables(databases: Databases): Promise<string[]> {
  const rows = await databases.query<{ name: string }>(
    'platform',
    'sealed tables',
    `select c.oid::regclass::text as name
       from pg_class c
      where c.relforcerowsecurity and c.relkind = 'r' and c.oid <> 'platform.audit_seal'::regclass
        and not has_table_privilege('sillon_app', c.oid, 'update, delete')
        and not has_table_privilege('sillon_platform', c.oid, 'update, delete')
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype)
      order by 1`,
    [],
  )
  return rows.map(({ name }) => name)
}
