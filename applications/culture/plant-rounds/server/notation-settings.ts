import type { Given } from '#kernel/server/answers.ts'
import { versionConflict } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { NotationSettings, usualSettings } from '../measure.model.ts'
import type { samplesCalls } from '../samples.calls.ts'

type Save = typeof samplesCalls.saveNotationSettings

/** What the client measures; what is usual where it never said. */
export async function notationSettings(db: CultureDb): Promise<NotationSettings> {
  const row = await db
    .selectFrom('culture.notation_setting')
    .select(['measures', 'plantsARound', 'version'])
    .executeTakeFirst()
  return row ? NotationSettings.parse(row) : usualSettings
}

/** @throws Refusal 409 when somebody saved since it was read */
export async function saveNotationSettings({ db }: Given<Save, CultureTables>, input: InputOf<Save>) {
  const { measures, plantsARound, version } = input
  const fields = { measures: JSON.stringify(measures), plantsARound }
  if (version > 0) await saveUnlessChanged(db.updateTable('culture.notation_setting').set(fields), version)
  else await begin(db, fields)
  return notationSettings(db)
}

async function begin(db: CultureDb, fields: { measures: string; plantsARound: number }) {
  const made = await db
    .insertInto('culture.notation_setting')
    .values(fields)
    .onConflict(conflict => conflict.column('clientId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw versionConflict()
}
