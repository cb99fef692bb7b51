import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

const tables = {
  typeOfContractId: 'rh.type_of_contract',
  workTimeId: 'rh.work_time',
  coefficientId: 'rh.coefficient',
  salaryId: 'rh.salary',
} as const

type Field = keyof typeof tables
type Terms = { [Name in Field]?: string | null | undefined }

/**
 * A term is chosen among the live ones; the one that stands already may stay, archived as it may be.
 * @throws Refusal 400 at the field
 */
export async function requireLiveTerms(db: RhDb, chosen: Terms, standing: Terms = {}) {
  for (const [field, table] of Object.entries(tables) as [Field, (typeof tables)[Field]][]) {
    const id = chosen[field]
    if (!id || id === standing[field]) continue
    const live = await db
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where('archivedAt', 'is', null)
      .executeTakeFirst()
    if (!live) throw wrongField(`position.${field}`, 'unknown', 'rh.term.unknown')
  }
}
