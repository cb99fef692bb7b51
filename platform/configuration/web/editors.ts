import { useOffered } from '#kernel/web/offered.ts'
import { type ComponentEditor, componentEditorsOffer } from '../component-editor.slot.ts'

const ownEditors: readonly ComponentEditor[] = [
  {
    kind: 'customFields',
    load: async () => (await import('./custom-fields/custom-fields-editor.tsx')).CustomFieldsEditor,
  },
  {
    kind: 'optionLists',
    load: async () => (await import('./option-lists/option-lists-editor.tsx')).OptionListsEditor,
  },
  {
    kind: 'citizenships',
    load: async () => (await import('./citizenships/citizenships-editor.tsx')).CitizenshipsEditor,
  },
  { kind: 'colours', load: async () => (await import('./colours/colours-editor.tsx')).ColoursEditor },
  {
    kind: 'contactInformation',
    load: async () => (await import('./contact-information-editor.tsx')).ContactInformationEditor,
  },
  { kind: 'rgpd', load: async () => (await import('./rgpd/rgpd-editor.tsx')).RgpdEditor },
  {
    kind: 'questionnaires',
    load: async () => (await import('./questionnaires/questionnaires-editor.tsx')).QuestionnairesEditor,
  },
  {
    kind: 'dashboards',
    load: async () => (await import('./dashboards/dashboards-editor.tsx')).DashboardsEditor,
  },
  {
    kind: 'documents',
    load: async () => (await import('./documents-browser/documents-browser-editor.tsx')).DocumentsBrowserEditor,
  },
]

/** Finds what opens the components of a kind, of this room or brought; nothing where no room brings it yet. */
export function useEditors() {
  const brought = useOffered(componentEditorsOffer)
  return (kind: string) => [...ownEditors, ...brought].find(editor => editor.kind === kind)
}

export const useEditor = (kind: string) => useEditors()(kind)
