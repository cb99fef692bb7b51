import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CompanySettings, usualSettings } from '../company-settings.model.ts'

const parametrage = 'rh/gestion_du_personnel/parametrage'

/** @throws Refusal 404 where the caller does not manage the reference data */
export async function requireManaged(rights: Rights, companyId: string) {
  const { byCompany } = await rights.perimeter(parametrage)
  if ((byCompany.get(companyId) ?? 0) < 3) throw notFound()
}

/** What HR keeps of each company that the caller reads, by name; the usual where nothing was written. */
export async function settingsOfCompanies(db: RhDb, rights: Rights, onlyId?: string): Promise<CompanySettings[]> {
  const { byCompany } = await rights.perimeter(parametrage)
  const ids = [...byCompany.keys()].filter(id => onlyId === undefined || id === onlyId)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('platform.company as c')
    .leftJoin('rh.company_settings as s', 's.companyId', 'c.id')
    .select(['c.id as companyId', 'c.name as company'])
    .select([
      's.naf2025',
      's.workingTimeProfile',
      's.urssafCode',
      's.msaBodyCode',
      's.healthServiceCode',
      's.retirementBody',
      's.providentBody',
      's.phone',
      's.legalRepresentative',
      's.overtimeQuotaHours',
      's.version',
    ])
    .where('c.id', 'in', ids)
    .where('c.archivedAt', 'is', null)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute()
  return rows.map(({ companyId, company, ...kept }) => ({
    ...(kept.version === null ? usualSettings : (kept as Omit<CompanySettings, 'companyId' | 'company' | 'can'>)),
    companyId,
    company,
    can: { edit: (byCompany.get(companyId) ?? 0) >= 3 },
  }))
}

/** @throws Refusal 404 */
export async function settingsOfCompany(db: RhDb, rights: Rights, companyId: string): Promise<CompanySettings> {
  const [settings] = await settingsOfCompanies(db, rights, companyId)
  if (!settings) throw notFound()
  return settings
}
