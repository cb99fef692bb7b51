import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PackageFields } from '../package-element.model.ts'

const tables = [
  ['positionId', 'rh.position'],
  ['typeOfContractId', 'rh.type_of_contract'],
  ['workTimeId', 'rh.work_time'],
  ['coefficientId', 'rh.coefficient'],
  ['salaryId', 'rh.salary'],
] as const

/**
 * What conditions name must be there, and live: an archived one stays on former rows and is chosen no more. What the
 * corrected row already named may stay.
 * @throws Refusal 400 at the field
 */
export async function requireLiveTerms(db: RhDb, fields: PackageFields, kept: readonly (string | null)[]) {
  await Promise.all(
    tables.map(async ([field, table]) => {
      const id = fields[field]
      if (!id) return
      const row = await db.selectFrom(table).select('archivedAt').where('id', '=', id).executeTakeFirst()
      if (!row || (row.archivedAt && !kept.includes(id))) throw wrongField(field, 'unknown', 'rh.history.term-unknown')
    }),
  )
}
