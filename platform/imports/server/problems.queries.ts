import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RowProblem } from '../bulk-model.slot.ts'
import type { Cell } from '../readers.model.ts'

export type FoundProblem = {
  number: number
  column: string | null
  cell: Cell | null
  problem: RowProblem
}

/** What is wrong in the lines of a run, one entry a cell: errors first, then doubts, each in the order of the file. */
export async function pageOfProblems(db: PlatformDb, runId: string, { page, size }: { page: number; size: number }) {
  const { rows } = await sql<FoundProblem & { total: number }>`
    select w.number, p.value ->> 'column' as column, w.cells -> (r.mapping ->> (p.value ->> 'column'))::int as cell,
           p.value as problem, count(*) over () as total
    from platform.import_row w
    join platform.import_run r on r.id = w.run_id
    cross join jsonb_array_elements(w.errors) as p (value)
    where w.run_id = ${runId}
    order by coalesce((p.value ->> 'isDoubt')::boolean, false), w.number, p.value ->> 'column', p.value ->> 'label'
    limit ${size} offset ${page * size}`.execute(db)
  return { rows, total: rows[0]?.total ?? (page === 0 ? 0 : await countOfProblems(db, runId)) }
}

async function countOfProblems(db: PlatformDb, runId: string) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(jsonb_array_length(errors)), 0)::int as total
    from platform.import_row where run_id = ${runId}`.execute(db)
  return rows[0]?.total ?? 0
}
