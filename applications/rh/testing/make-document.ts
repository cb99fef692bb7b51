import { as } from '#kernel/testing/as.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { usualPage } from '#platform/document-models/page-setup.model.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import type { TestPerson } from '#platform/testing/world.ts'
import modelRules from '../data/model-rules.json' with { type: 'json' }

type Asked = {
  typeCode: string
  /** Paths that its model names beside those that the law asks of its type. */
  says: readonly string[]
  sourceObjects: Record<string, string>
  name?: string
}

/** A PDF of a new model of the type, by somebody who may write models and read what it speaks of. */
export async function makeDocument(
  person: TestPerson,
  { typeCode, says, sourceObjects, name = `Modèle ${typeCode}` }: Asked,
) {
  const types = await as(person).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const typeId = types.find(({ code }) => code === typeCode)?.id as number
  const variable = (path: string, ifEmpty = '') => ({
    type: 'variable' as const,
    attrs: { path, format: null, ifEmpty },
  })
  const signature = {
    type: 'signature' as const,
    attrs: { capacity: 'company', label: 'La société', kind: 'signature' as const },
  }
  const asked = (modelRules.types[typeCode as keyof typeof modelRules.types] ?? []).map(
    ({ oneOf }) => oneOf[0] as string,
  )
  const content = [...says.map(path => variable(path)), ...asked.map(path => variable(path, '…'))]
  const text = {
    body: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, attrs: { align: 'left' as const }, content }, signature],
    },
    page: usualPage,
    computed: [],
  }
  const { id } = await as(person).call(documentModelsCalls.createDocumentModel, {
    documentModel: { applicationId: 8, typeId, name, text },
  })
  await as(person).call(documentModelsCalls.publishDocumentModel, { id })
  return as(person).call(generatedDocumentsCalls.generatePDFDocument, {
    documentName: 'Document',
    documentModel: id,
    sourceObjects,
  })
}
