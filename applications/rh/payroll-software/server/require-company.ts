import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { payrollSoftwareElement } from '../payroll-software-place.model.ts'

/** What the caller may do with the payroll software of each of his companies. */
export const levelsByCompany = async (rights: Rights) => (await rights.perimeter(payrollSoftwareElement)).byCompany

/** @throws Refusal 404 for a company that the caller does not read, or that is archived; 403 below that level */
export async function requireCompany(db: RhDb, rights: Rights, companyId: string, least: Level) {
  const level = (await levelsByCompany(rights)).get(companyId) ?? 0
  if (level < 1) throw notFound()
  const isLive = await db
    .selectFrom('platform.company')
    .select('id')
    .where('id', '=', companyId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!isLive) throw notFound()
  if (level < least) throw forbidden()
}
