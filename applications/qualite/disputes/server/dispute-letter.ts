import { sql } from 'kysely'
import { versionConflict } from '#kernel/server/errors.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'

const usualLetter = 'L'

/** What numbers begin with from now on. */
export async function disputeLetter(db: QualiteDb): Promise<{ letter: string; version: number }> {
  const standing = await db.selectFrom('qualite.dispute_setting').select(['letter', 'version']).executeTakeFirst()
  return standing ?? { letter: usualLetter, version: 0 }
}

/** @throws Refusal 409 VERSION_CONFLICT */
export async function saveDisputeLetter(db: QualiteDb, { letter, version }: { letter: string; version: number }) {
  const { rows } = await sql`
    insert into qualite.dispute_setting as s (letter) select ${letter} where ${version} = 0 or exists (
      select from qualite.dispute_setting)
    on conflict (client_id) do update set letter = excluded.letter, version = s.version + 1 where s.version = ${version}
    returning id`.execute(db)
  if (rows.length === 0) throw versionConflict()
}
