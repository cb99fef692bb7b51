import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page, WebRoom } from '#kernel/web/pages.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

const companiesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** For the admins of the client: all of its companies. */
const administration: readonly Page[] = [
  {
    path: namedRoutes.adminOfClientCompanies,
    name: 'adminOfClientCompanies',
    layout: 'adminOfClient',
    title: 'field.companies',
    load: async () => (await import('./web/list/companies-page.tsx')).CompaniesPage,
  },
  {
    path: `${namedRoutes.adminOfClientCompanies}/:companyId/services`,
    layout: 'adminOfClient',
    title: 'field.company',
    load: async () => (await import('./web/company/company-page.tsx')).CompanyPage,
  },
  {
    path: `${namedRoutes.adminOfClientCompanies}/:companyId/services/:serviceId`,
    layout: 'adminOfClient',
    title: 'field.service',
    load: async () => (await import('./web/service/service-page.tsx')).ServicePage,
  },
]

const byManager = { layout: 'content', roles: ['managerOfCompany'] } as const

/** The same for who manages a company: his own, and what he may do there. */
const management: readonly Page[] = [
  {
    ...byManager,
    path: namedRoutes.managerOfCompanyServiceAdministration,
    name: 'managerOfCompanyServiceAdministration',
    title: 'companies.own-title',
    load: async () => (await import('./web/list/companies-page.tsx')).OwnCompaniesPage,
  },
  {
    ...byManager,
    path: `${namedRoutes.managerOfCompanyServiceAdministration}/:companyId`,
    title: 'field.company',
    load: async () => (await import('./web/company/company-page.tsx')).OwnCompanyPage,
  },
  {
    ...byManager,
    path: `${namedRoutes.managerOfCompanyServiceAdministration}/:companyId/services/:serviceId`,
    title: 'field.service',
    load: async () => (await import('./web/service/service-page.tsx')).OwnServicePage,
  },
]

export const companiesWeb: WebRoom = {
  labels: [companiesLabels, identifiersLabels],
  pages: [...administration, ...management],
}
