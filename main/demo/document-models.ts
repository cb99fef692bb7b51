import { Readable } from 'node:stream'
import type { FileStore } from '#kernel/server/files.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { usualPage } from '#platform/document-models/page-setup.model.ts'
import { standardText } from '#platform/document-models/standard-text.model.ts'
import { namedIn } from '#platform/document-models/model-text.model.ts'
import { placeOfFacts } from '#platform/generated-documents/generated-documents.server.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { writtenPdf } from './written-pdf.ts'

type Writing = {
  files: FileStore
  keys: Pick<Keys, 'seal'>
  today: Temporal.PlainDate
  /** The id of the type of a contract of work. */
  typeId: number
}

type Tables = Record<
  'kernel.file' | 'platform.document_model' | 'platform.document_model_version' | 'platform.generated_document',
  Row[]
>

const rh = 8

/** One that serves, one that is being written. */
const plans = [
  { name: 'Contrat saisonnier', isPublished: true },
  { name: 'Contrat vendanges', isPublished: false },
]

const contract = standardText(usualPage, [
  '# Contrat de travail à durée déterminée saisonnier',
  'Entre la société {{company.name}}, SIRET {{company.siret}}, et {{employee.title}} {{employee.firstname}} {{employee.name}}, demeurant {{employee.address}}, {{employee.postCode}} {{employee.city}}, il est convenu ce qui suit.',
  '## 1. Objet et motif',
  'Le présent contrat est conclu pour l’exécution de travaux saisonniers, en application du 3° de l’article L1242-2 du code du travail.',
  '## 2. Emploi et durée',
  'Le salarié est engagé en qualité de {{employee.position}}, du {{employee.hiringDate}} au {{employee.endOfContractDate}}.',
  '## 3. Période d’essai',
  'La période d’essai prend fin le {{employee.trialPeriodDate}}.',
  'Fait en deux exemplaires.',
  '[signature:employee] Le salarié',
  '[signature:company] Pour la société',
])

/** Models of the HR people of a client by table, and the last document that each member made of one. */
export async function rowsOfDocumentModels(
  { plan, clientId }: Organisation,
  members: readonly Member[],
  { files, keys, today, typeId }: Writing,
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
  for (const { name, isPublished } of plans) {
    const modelId = id()
    rows['platform.document_model'].push({
      id: modelId,
      applicationId: rh,
      documentTypeId: typeId,
      name: mark(name),
      language: 'fr',
      publishedVersion: isPublished ? 1 : null,
    })
    rows['platform.document_model_version'].push({
      modelId,
      number: 1,
      body: contract.body,
      page: contract.page,
      computed: contract.computed,
      paths: namedIn(contract).paths,
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
