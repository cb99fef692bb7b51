import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { levelInEveryCompany } from '#rh/level-in-every-company.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type InsuranceOrganism, organismsElement } from '../insurance-organism.model.ts'

/** What the caller may do with organisms, which serve every company. */
export async function actsOnOrganisms({ db, rights }: { db: RhDb; rights: Rights }): Promise<InsuranceOrganism['can']> {
  const level = await levelInEveryCompany(db, rights, organismsElement)
  return { edit: level >= 2, delete: level >= 3 }
}

const living = (db: RhDb) =>
  db.selectFrom('rh.insurance_organism').select(['id', 'name', 'email', 'version']).where('deletedAt', 'is', null)

/** By name. */
export async function organisms(db: RhDb, can: InsuranceOrganism['can']): Promise<InsuranceOrganism[]> {
  const rows = await living(db).orderBy(sql`kernel.normalise(name)`).orderBy('id').execute()
  return rows.map(row => ({ ...row, can }))
}

/** @throws Refusal 404 */
export async function organismById(db: RhDb, can: InsuranceOrganism['can'], id: string): Promise<InsuranceOrganism> {
  const row = await living(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, can }
}
