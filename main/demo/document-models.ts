import { Readable } from 'node:stream'
import type { FileStore } from '#kernel/server/files.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { usualPage } from '#platform/document-models/page-setup.model.ts'
import { standardText } from '#platform/document-models/standard-text.model.ts'
import { namedIn } from '#platform/document-models/model-text.model.ts'
import { placeOfFacts } from '#platform/generated-documents/generated-documents.server.ts'
import { standardModels } from '#rh/standard-models/standard-models.server.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { writtenPdf } from './written-pdf.ts'

type Writing = {
  files: FileStore
  keys: Pick<Keys, 'seal'>
  today: Temporal.PlainDate
  /** Ids of types of documents by their code. */
  typeIds: ReadonlyMap<string, number>
}

type Tables = Record<
  'kernel.file' | 'platform.document_model' | 'platform.document_model_version' | 'platform.generated_document',
  Row[]
>

const rh = 8

function standard(wanted: string) {
  const model = standardModels.find(({ code }) => code === wanted)
  if (!model) throw new Error(`the product brings no text ${wanted}`)
  return model.text
}

const attestation = standardText(usualPage, [
  '# Attestation d’emploi',
  'La société {{company.name}}, SIRET {{company.siret}}, {{company.address}}, {{company.postCode}} {{company.city}}, atteste que {{employee.title}} {{employee.firstname}} {{employee.name}}, né(e) le {{employee.dateOfBirth}}, fait partie de son personnel.',
  '?employee.position: Emploi occupé : {{employee.position}}, depuis le {{employee.hiringDate}}.',
  'Attestation délivrée à la demande du salarié, pour servir et valoir ce que de droit.',
  '[signature:company] Pour la société',
])

/** Two that serve, one that is being written. */
const plans = [
  { name: 'Attestation d’emploi', type: 'END_OF_CONTRACT', text: attestation, isPublished: true },
  { name: 'Contrat saisonnier', type: 'WORK_CONTRACT', text: standard('work-contract-seasonal'), isPublished: true },
  { name: 'Contrat vendanges', type: 'WORK_CONTRACT', text: standard('work-contract-harvest'), isPublished: false },
] as const

/** Models of the HR people of a client by table, and the last document that each member made of one. */
export async function rowsOfDocumentModels(
  { plan, clientId }: Organisation,
  members: readonly Member[],
  { files, keys, today, typeIds }: Writing,
): Promise<Tables> {
  const rows: Tables = {
    'kernel.file': [],
    'platform.document_model': [],
    'platform.document_model_version': [],
    'platform.generated_document': [],
  }
  const id = idsFor(`document models of ${plan.slug}`)
  const mark = (text: string) => (plan.canary ? `${text} ${plan.canary}` : text)
  const author = members[0]?.userId
  if (!author) return rows
  const at = `${today.toString()}T08:00:00Z`
  for (const { name, type, text, isPublished } of plans) {
    const modelId = id()
    rows['platform.document_model'].push({
      id: modelId,
      applicationId: rh,
      documentTypeId: typeIds.get(type),
      name: mark(name),
      language: 'fr',
      publishedVersion: isPublished ? 1 : null,
    })
    rows['platform.document_model_version'].push({
      modelId,
      number: 1,
      body: text.body,
      page: text.page,
      computed: text.computed,
      paths: namedIn(text).paths,
      note: isPublished ? mark('Première rédaction') : null,
      savedBy: author,
      savedAt: at,
      publishedBy: isPublished ? author : null,
      publishedAt: isPublished ? at : null,
    })
    if (!isPublished) continue
    for (const { userId } of members) {
      const fileId = id()
      const title = mark('Contrat')
      const stored = await files.store(clientId, `${title}.pdf`, Readable.from([writtenPdf(title, [])]), {
        types: ['application/pdf'],
        maxBytes: 1_000_000,
      })
      rows['kernel.file'].push({ id: fileId, ...stored, createdBy: userId, scan: 'none', createdAt: at })
      rows['platform.generated_document'].push({
        id: id(),
        modelId,
        modelVersion: 1,
        name: title,
        language: 'fr',
        facts: keys.seal(placeOfFacts(clientId, fileId), '[]'),
        fileId,
        pages: 1,
        empty: [],
        sources: {},
        createdBy: userId,
        createdAt: at,
      })
    }
  }
  return rows
}
