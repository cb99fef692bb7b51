import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { JudgedRow } from './judge-rows.ts'

const asRecords = (rows: readonly JudgedRow[]) =>
  JSON.stringify(rows.map(({ number, judgement }) => ({ number, fate: judgement.fate, errors: judgement.problems })))

/** What the check foresees of each line, and what is wrong with it. */
export async function noteForecasts(db: PlatformDb, runId: string, rows: readonly JudgedRow[]) {
  await sql`update platform.import_row r
    set forecast = f.fate, errors = f.errors
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as f (number int, fate text, errors jsonb)
    where r.run_id = ${runId} and r.number = f.number`.execute(db)
}

/** What became of each line. */
export async function noteFates(db: PlatformDb, runId: string, rows: readonly JudgedRow[]) {
  await sql`update platform.import_row r
    set state = f.fate, errors = f.errors
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as f (number int, fate text, errors jsonb)
    where r.run_id = ${runId} and r.number = f.number`.execute(db)
}
