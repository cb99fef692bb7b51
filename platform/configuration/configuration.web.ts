import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page, WebRoom } from '#kernel/web/pages.ts'
import { delegationLabels } from '#platform/delegation/delegation.web.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { ComponentEditor } from './component-editor.slot.ts'
import type { CustomFieldsSectionProps } from './custom-field.model.ts'

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

/** The room's own editors; applications bring those of their kinds. */
const ownEditors: readonly ComponentEditor[] = [
  {
    kind: 'customFields',
    load: async () => (await import('./web/custom-fields/custom-fields-editor.tsx')).CustomFieldsEditor,
  },
  {
    kind: 'optionLists',
    load: async () => (await import('./web/option-lists/option-lists-editor.tsx')).OptionListsEditor,
  },
  {
    kind: 'citizenships',
    load: async () => (await import('./web/citizenships/citizenships-editor.tsx')).CitizenshipsEditor,
  },
  { kind: 'colours', load: async () => (await import('./web/colours/colours-editor.tsx')).ColoursEditor },
  {
    kind: 'contactInformation',
    load: async () => (await import('./web/contact-information-editor.tsx')).ContactInformationEditor,
  },
  { kind: 'rgpd', load: async () => (await import('./web/rgpd/rgpd-editor.tsx')).RgpdEditor },
  {
    kind: 'questionnaires',
    load: async () => (await import('./web/questionnaires/questionnaires-editor.tsx')).QuestionnairesEditor,
  },
  {
    kind: 'dashboards',
    load: async () => (await import('./web/dashboards/dashboards-editor.tsx')).DashboardsEditor,
  },
  {
    kind: 'documents',
    load: async () => (await import('./web/documents-browser/documents-browser-editor.tsx')).DocumentsBrowserEditor,
  },
]

/** Where a client sets up what its applications use; `editors` are those of the applications. */
export const configurationWeb = (editors: readonly ComponentEditor[] = []): WebRoom => {
  const byKind = new Map([...ownEditors, ...editors].map(editor => [editor.kind, editor]))
  return {
    labels,
    pages: [
      {
        path: namedRoutes.adminOfClientConfiguration,
        name: 'adminOfClientConfiguration',
        layout: 'adminOfClient',
        title: 'configuration.title',
        load: async () => (await import('./web/configuration-pages.tsx')).configurationPage(byKind),
      },
      {
        path: namedRoutes.userConfigurationDelegation,
        name: 'userConfigurationDelegation',
        layout: 'content',
        roles: ['adminOfClient', 'configurator'],
        title: 'configuration.own.title',
        load: async () => (await import('./web/configuration-pages.tsx')).ownConfigurationPage(byKind),
      },
    ],
  }
}
