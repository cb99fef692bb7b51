import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page, WebRoom } from '#kernel/web/pages.ts'
import { delegationLabels } from '#platform/delegation/delegation.web.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { CustomFieldsSectionProps } from './custom-field.model.ts'
import type { QuestionnairesShown } from './web/questionnaires/questionnaires-section.tsx'

export const configurationLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** What is built with questions, tiles and folders has its texts apart. */
const composedLabels: LabelModules = {
  fr: () => import('./web/labels/fr.ts'),
  en: () => import('./web/labels/en.ts'),
  es: () => import('./web/labels/es.ts'),
  ar: () => import('./web/labels/ar.ts'),
}

const labels = [configurationLabels, composedLabels, delegationLabels, identifiersLabels]

/** A card of a record: the fields that the client added to it. Absent where it added none. */
export const customFieldsSection: BroughtPart<CustomFieldsSectionProps> = {
  labels: [configurationLabels],
  load: async () => (await import('./web/custom-fields/custom-fields-section.tsx')).CustomFieldsSection,
}

/** What is asked about a record, and what was answered. Absent where nothing is asked. */
export const questionnairesSection: BroughtPart<QuestionnairesShown> = {
  labels: [configurationLabels, composedLabels],
  load: async () => (await import('./web/questionnaires/questionnaires-section.tsx')).QuestionnairesSection,
}

/** The dashboards of an application, at the element that opens them; `title` is the application's label for them. */
export const dashboardsPage = (applicationId: number, element: string, title: string): Page => ({
  path: `/${element}`,
  layout: 'content',
  title,
  element,
  load: async () => {
    const [{ dashboardsPageOf }] = await Promise.all([
      import('./web/dashboards/dashboards-page.tsx'),
      loadLabels([configurationLabels, composedLabels]),
    ])
    return dashboardsPageOf(applicationId, title)
  },
})

/** Where a client sets up what its applications use. */
export const configurationWeb: WebRoom = {
  labels,
  pages: [
    {
      path: namedRoutes.adminOfClientConfiguration,
      name: 'adminOfClientConfiguration',
      layout: 'adminOfClient',
      title: 'configuration.title',
      load: async () => (await import('./web/configuration-page.tsx')).ConfigurationPage,
    },
    {
      path: namedRoutes.userConfigurationDelegation,
      name: 'userConfigurationDelegation',
      layout: 'content',
      roles: ['adminOfClient', 'configurator'],
      title: 'configuration.own.title',
      load: async () => (await import('./web/own-configuration-page.tsx')).OwnConfigurationPage,
    },
  ],
}
