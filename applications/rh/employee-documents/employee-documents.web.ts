import type { FileTab } from '#rh/employees/file-tab.slot.ts'

/** The papers of somebody, in his file. */
export const documentsTab: FileTab = {
  value: 'documents',
  label: 'field.documents',
  count: ({ files }) => files.filter(({ kind }) => kind !== 'profilePicture').length,
  load: async () => (await import('./web/documents-tab.tsx')).DocumentsTab,
}

export const loadPhotoDialog = async () => (await import('./web/photo-dialog.tsx')).PhotoDialog

/** Where the portrait of a file is fetched, below /api/; another file has another address. */
export const photoAddress = ({ id, photoFileId }: { id: string; photoFileId: string | null }) =>
  photoFileId && `rh/employees/${id}/photo?file=${photoFileId}`
