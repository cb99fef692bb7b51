import type { Examples, Here } from '#kernel/testing/examples.ts'
import { emptyBody } from './body.model.ts'
import type { documentModelsCalls } from './document-models.calls.ts'
import { usualPage } from './page-setup.model.ts'

const text = { body: emptyBody, page: usualPage, computed: [] }
const published = (here: Here) => here.id('platform.document_model', row => row.published_version !== null)
const rh = 8

export const documentModelsExamples: Examples<typeof documentModelsCalls> = {
  getDocumentModels: () => ({ applicationId: rh }),
  getModelsFor: () => ({ source: 'employee' }),
  getStandardModels: () => ({ applicationId: rh }),
  importWordDocument: here => ({ typeId: Number(here.row('platform.document_type')?.id ?? 1) }),
  createDocumentModel: here => ({
    documentModel: {
      applicationId: rh,
      typeId: Number(here.row('platform.document_type')?.id ?? 1),
      name: `mot ${here.userId}`,
      text,
    },
  }),
  editDocumentModel: here => ({ documentModel: { id: published(here), text } }),
  archiveDocumentModel: here => ({ id: published(here), archived: false }),
  addModelImage: here => ({ id: published(here) }),
  getModelVersion: here => ({ id: here.id('platform.document_model'), number: 1 }),
  restoreVersion: here => ({ id: published(here), number: 1 }),
  publishDocumentModel: here => ({ id: here.id('platform.document_model', row => row.published_version === null) }),
  previewText: here => ({ modelId: here.id('platform.document_model'), text }),
  getSamples: here => ({
    typeId: Number(here.row('platform.document_type')?.id ?? 1),
    object: 'company',
    search: '',
  }),
}
