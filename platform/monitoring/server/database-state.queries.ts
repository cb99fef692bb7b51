import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Dashboard } from '../dashboard.model.ts'
import { maskPersonalData } from '../mask-personal-data.model.ts'

type Slow = { statement: string; calls: number; meanMs: number }

/** Size, connections, and the slowest statements where the server keeps count of them. */
export async function databaseState(db: PlatformDb): Promise<Dashboard['database']> {
  const { rows } = await sql<{ size: number; connections: number; counts: string | null }>`
    select pg_database_size(current_database()) as size,
           (select count(*) from pg_stat_activity where datname = current_database()) as connections,
           (select format('%I.%I', n.nspname, 'pg_stat_statements')
              from pg_extension e join pg_namespace n on n.oid = e.extnamespace
             where e.extname = 'pg_stat_statements' and current_setting('pg_stat_statements.max', true) is not null)
             as counts`.execute(db)
  const { size = 0, connections = 0, counts } = rows[0] ?? {}
  return { size, connections, slowest: counts ? await slowestIn(db, counts) : null }
}

/** Those whose text this role may read: its own, unless the operator grants it pg_read_all_stats. */
async function slowestIn(db: PlatformDb, counts: string) {
  const { rows } = await sql<Slow>`
    select s.query as statement, s.calls::int, round(s.mean_exec_time::numeric, 1)::float8 as "meanMs"
      from ${sql.raw(counts)} s
     where s.dbid = (select oid from pg_database where datname = current_database()) and s.query not like '<%'
     order by s.mean_exec_time desc limit 5`.execute(db)
  return rows.map(slow => ({ ...slow, statement: maskPersonalData(slow.statement) }))
}
