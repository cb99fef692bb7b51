import type { RhDb } from '#rh/rh-db.ts'
import { decidedIn, type MappedRubric } from '../payroll-software.model.ts'
import { saveConfig } from './save-connection.ts'

type Saved = { companyId: string; version: number; rows: readonly MappedRubric[] }

/** Rubrics without a code that are not left out on purpose stay open. @throws Refusal 409 when somebody saved in between */
export async function saveMapping(db: RhDb, { companyId, version, rows }: Saved) {
  await saveConfig(db, { companyId, version }, {})
  const decided = decidedIn(rows).map(({ unit: _, ...row }) => ({ companyId, ...row }))
  const kept = decided.map(({ rubric }) => rubric)
  await db
    .deleteFrom('rh.silae_mapping')
    .where('companyId', '=', companyId)
    .$if(kept.length > 0, query => query.where('rubric', 'not in', kept))
    .execute()
  if (decided.length === 0) return
  await db
    .insertInto('rh.silae_mapping')
    .values(decided)
    .onConflict(known =>
      known
        .columns(['clientId', 'companyId', 'rubric'])
        .doUpdateSet(eb => ({ code: eb.ref('excluded.code'), sign: eb.ref('excluded.sign') })),
    )
    .execute()
}
