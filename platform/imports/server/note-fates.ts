import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import { factsOf } from './facts-of.ts'
import type { JudgedRow } from './judge-rows.ts'
import type { FactCounts } from './stored-run.queries.ts'

const asRecords = (rows: readonly JudgedRow[]) =>
  JSON.stringify(rows.map(({ number, judgement }) => ({ number, fate: judgement.fate, errors: judgement.problems })))

/** What the check foresees of each line, and what is wrong with it. */
export async function noteForecasts(db: PlatformDb, runId: string, rows: readonly JudgedRow[]) {
  await sql`update platform.import_row r
    set forecast = f.fate, errors = f.errors
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as f (number int, fate text, errors jsonb)
    where r.run_id = ${runId} and r.number = f.number`.execute(db)
}

/** What became of each line, and what they gave. */
export async function noteFates(db: PlatformDb, runId: string, rows: readonly JudgedRow[]) {
  await sql`update platform.import_row r
    set state = f.fate, errors = f.errors
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as f (number int, fate text, errors jsonb)
    where r.run_id = ${runId} and r.number = f.number`.execute(db)
  const facts = factsOf(rows)
  if (Object.keys(facts).length > 0) await addGiven(db, runId, facts)
}

/** A run goes on from where it stopped: what it gives is added to what it gave before. */
async function addGiven(db: PlatformDb, runId: string, facts: FactCounts) {
  await sql`update platform.import_run r
    set options = jsonb_set(r.options, '{given}', coalesce(r.options -> 'given', '{}') || (
      select jsonb_object_agg(f.key, f.value::int + coalesce((r.options -> 'given' ->> f.key)::int, 0))
      from jsonb_each_text(${JSON.stringify(facts)}::jsonb) f))
    where r.id = ${runId}`.execute(db)
}
