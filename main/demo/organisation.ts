import type { ClientPlan, CompanyPlan, SitePlan } from './client-plan.ts'
import { sirenFrom, siretOf } from './company-numbers.ts'
import type { Row } from './insert-rows.ts'
import { addressAt } from './places.ts'
import { seededIds, seededRandom } from './seeded-random.ts'

type Unit = {
  id: string
  name: string
  color: string
  serviceId: string | null
  subunits: { id: string; name: string }[]
}

export type Site = { id: string; company: Company; plan: SitePlan; units: Unit[] }
export type Company = { id: string; plan: CompanyPlan; serviceIds: ReadonlyMap<string, string>; sites: Site[] }

/** A client's plan once everything in it has an id. */
export type Organisation = {
  clientId: string
  plan: ClientPlan
  companies: Company[]
  sites: Site[]
  positionIds: ReadonlyMap<string, string>
}

/** Any instant will do, as long as it stays: a client keeps its id from one start to the next. */
export const firstIdAt = Date.UTC(2026, 0, 5)

export const idsFor = (seed: string) => seededIds(seededRandom(`ids of ${seed}`), firstIdAt)

export function organise(plan: ClientPlan): Organisation {
  const id = idsFor(plan.slug)
  const clientId = id()
  const companies = plan.companies.map(company => organiseCompany(company, id))
  return {
    clientId,
    plan,
    companies,
    sites: companies.flatMap(company => company.sites),
    positionIds: new Map(plan.positions.map(({ name }) => [name, id()])),
  }
}

function organiseCompany(plan: CompanyPlan, id: () => string): Company {
  const serviceIds = new Map(plan.services.map(({ name }) => [name, id()]))
  const company: Company = { id: id(), plan, serviceIds, sites: [] }
  company.sites = plan.sites.map(site => ({
    id: id(),
    company,
    plan: site,
    units: site.units.map(({ name, color, service, subunits = [] }) => ({
      id: id(),
      name,
      color,
      serviceId: service ? (serviceIds.get(service) ?? null) : null,
      subunits: subunits.map(subunit => ({ id: id(), name: subunit })),
    })),
  }))
  return company
}

/**
 * The rows of everything that stands still, by table, in the order in which they refer to each other; `proposed` are the
 * columns of what a position proposes to a contract.
 */
export function rowsOfOrganisation(
  { plan, companies, sites, positionIds }: Organisation,
  proposed: (position: string) => Row = () => ({}),
) {
  const canary = (mark: string) => (plan.canary ? `${plan.canary}-${mark}` : null)
  return {
    'platform.company': companies.map(companyRow),
    'platform.service': companies.flatMap(company =>
      [...company.serviceIds].map(([name, id]) => ({ id, companyId: company.id, name })),
    ),
    'rh.company_settings': companies.map((company, index) => ({
      companyId: company.id,
      ...settingsOf(company, index),
      legalRepresentative: canary(`SOCIETE-${index + 1}`) ?? 'Philippe Gaudin',
      retirementBody: 'Agrica Retraite',
      providentBody: 'Agrica Prévoyance',
    })),
    'rh.site': sites.map((site, index) => ({
      id: site.id,
      companyId: site.company.id,
      name: site.plan.name,
      color: site.plan.color,
      ...addressAt(site.plan),
      additionalAddress: canary(`SITE-${index + 1}`),
      siret: siretOf(sirenFrom(site.company.plan.sirenBase), site.company.sites.indexOf(site) + 1),
    })),
    'rh.unit': sites.flatMap(site =>
      site.units.map(({ id, name, color, serviceId }) => ({
        id,
        siteId: site.id,
        name,
        color,
        serviceId,
      })),
    ),
    'rh.subunit': sites.flatMap(site =>
      site.units.flatMap(unit =>
        unit.subunits.map(({ id, name }) => ({ id, unitId: unit.id, name, color: unit.color })),
      ),
    ),
    'rh.position': plan.positions.map(({ name, csp, description }, index) => ({
      id: positionIds.get(name),
      name,
      cspCode: csp,
      description: [description, canary(`POSTE-${index + 1}`)].filter(Boolean).join(' '),
      ...proposed(name),
    })),
  }
}

/** Numbers that are kept for works of fiction (Arcep, decision 2009-0980). */
const settingsOf = ({ plan }: Company, index: number) => ({
  workingTimeProfile: plan.regime === 'MSA' ? 'agricultural_production' : 'general',
  phone: `+3326191${String(index + 1).padStart(4, '0')}`,
  overtimeQuotaHours: 220,
  urssafCode: plan.regime === 'MSA' ? null : '527',
  msaBodyCode: plan.regime === 'MSA' ? 'MSA49' : null,
  healthServiceCode: plan.regime === 'MSA' ? null : 'MT490',
  dpaeConnector: 'simulated',
  version: 1,
})

function companyRow({ id, plan }: Company) {
  const siren = sirenFrom(plan.sirenBase)
  const { addressLine, additionalAddress, postCode, city, inseeCode, country } = addressAt(plan)
  return {
    id,
    name: plan.name,
    siren,
    siret: siretOf(siren, 1),
    naf: plan.naf,
    idcc: plan.idcc,
    regime: plan.regime,
    color: plan.color,
    address: {
      address: addressLine,
      additionalAddress,
      postCode,
      city,
      inseeCode,
      country,
    },
  }
}
