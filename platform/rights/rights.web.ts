import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'

export { useLevel, useLevels, useMenu } from './web/use-menu.ts'

export const rightsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const labels = [rightsLabels]

/** Matrices for the pages of clients, companies, services and people: each fetches, edits and saves by itself. */
export const rightsOfClient: BroughtPart<{ clientId: string }> = {
  labels,
  load: async () => (await import('./web/panels/ceilings.tsx')).RightsOfClient,
}
export const rightsOfCompanies: BroughtPart = {
  labels,
  load: async () => (await import('./web/panels/ceilings.tsx')).RightsOfCompanies,
}
export const rightsOfCompany: BroughtPart<{ companyId: string }> = {
  labels,
  load: async () => (await import('./web/panels/ceilings.tsx')).RightsOfCompany,
}
export const rightsOfServices: BroughtPart<{ companyId: string }> = {
  labels,
  load: async () => (await import('./web/panels/grants.tsx')).RightsOfServices,
}
/** `companyId` lets the other services of the company be copied from. */
export const rightsOfService: BroughtPart<{ serviceId: string; companyId?: string }> = {
  labels,
  load: async () => (await import('./web/panels/grants.tsx')).RightsOfService,
}
export const rightsOfUser: BroughtPart<{ userId: string }> = {
  labels,
  load: async () => (await import('./web/panels/grants.tsx')).RightsOfUser,
}

/** Why somebody holds what he holds on an element, in a dialog. */
export const explainRight: BroughtPart<{ userId: string; elementId: number; onClose: () => void }> = {
  labels,
  load: async () => (await import('./web/explain/explain-right.tsx')).ExplainRight,
}

/** A button for the page of a refusal, shown to those who administer: why `address` is not open to them. */
export const explainRefusal: BroughtPart<{ address: string }> = {
  labels,
  load: async () => (await import('./web/explain/explain-refusal.tsx')).ExplainRefusal,
}

/** A card of a person's own page: what he lends to colleagues and what he is lent. */
export const ownDelegations: BroughtPart = {
  labels,
  load: async () => (await import('./web/delegations/own-delegations.tsx')).OwnDelegations,
}

export const rightsWeb: WebRoom = {
  labels,
  pages: [
    {
      path: '/administration/companies/:companyId',
      layout: 'adminOfClient',
      title: 'rights.company-page',
      load: async () => (await import('./web/company-rights-page.tsx')).CompanyRightsPage,
    },
  ],
}
