import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Administered, administeredBy } from '#platform/rights/rights.server.ts'
import type { Company, ServiceRow } from '../company.model.ts'
import { serviceRow } from './services.queries.ts'

type Asking = { db: PlatformDb; caller: Caller }

/** The companies that the caller looks after; undefined: all of them. */
export async function managedCompanies({ db, caller }: Asking): Promise<string[] | undefined> {
  const { admin, companies } = await administeredBy(db, caller)
  return admin ? undefined : [...companies]
}

/** @throws Refusal 404 for a company that the caller does not look after */
export async function requireManagedCompany(asking: Asking, companyId: string) {
  const managed = await managedCompanies(asking)
  if (managed && !managed.includes(companyId)) throw notFound()
}

/** The companies as somebody may know them: of those that he does not look after, not how many people they hold. */
export const knownTo = ({ admin, companies: led, services: ledServices }: Administered, companies: Company[]) =>
  companies.map(company => ({
    ...company,
    services: company.services.map(service =>
      admin || led.has(company.id) || ledServices.has(service.id) ? service : { ...service, users: null },
    ),
  }))

/** @throws Refusal 404 for a service that the caller does not look after, by itself or with its company */
export async function managedService({ db, caller }: Asking, serviceId: string): Promise<ServiceRow> {
  const service = await serviceRow(db, serviceId)
  const { admin, companies, services } = await administeredBy(db, caller)
  if (!admin && !companies.has(service.companyId) && !services.has(serviceId)) throw notFound()
  return service
}
