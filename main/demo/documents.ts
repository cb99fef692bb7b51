import { Readable } from 'node:stream'
import type { FileStore } from '#kernel/server/files.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { documentBrowsers } from '#platform/documents/documents.elements.ts'
import { documentsKept, type FolderPlan } from './documents-plan.ts'
import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { elementAt, type KnownElement } from './rights.ts'
import { writtenPdf } from './written-pdf.ts'

type Keeping = {
  elements: readonly KnownElement[]
  files: FileStore
  today: Temporal.PlainDate
  authorId: string | null
}

type Tables = Record<'kernel.file' | 'platform.folder' | 'platform.document' | 'platform.document_version', Row[]>

/** Folders and documents of a client, by table; their bytes are put into the store. */
export async function rowsOfDocuments({ plan, clientId }: Organisation, { elements, ...keeping }: Keeping) {
  const rows: Tables = {
    'kernel.file': [],
    'platform.folder': [],
    'platform.document': [],
    'platform.document_version': [],
  }
  const id = idsFor(`documents of ${plan.slug}`)
  const mark = (text: string) => (plan.canary ? `${text} ${plan.canary}` : text)

  const keep = async (folders: readonly FolderPlan[], place: { element: string; parentId: string | null }) => {
    for (const [index, folder] of folders.entries()) {
      const folderId = id()
      rows['platform.folder'].push({
        id: folderId,
        applicationId: documentBrowsers.find(({ element }) => element === place.element)?.applicationId,
        parentId: place.parentId,
        name: mark(folder.name),
        elementId: elementAt(elements, place.element).id,
        position: place.parentId === null ? index + 1 : 1,
      })
      for (const document of folder.documents ?? []) await file(document, folderId)
      await keep(folder.folders ?? [], { element: place.element, parentId: folderId })
    }
  }
  const file = async ({ name, text, columns, tags = [], expiresIn }: Document, folderId: string) => {
    const [documentId, fileId] = [id(), id()]
    const [bytes, type, end] = columns
      ? [Buffer.from([...columns, mark('')].join('\n')), 'text/csv', 'csv']
      : [writtenPdf(mark(name), text), 'application/pdf', 'pdf']
    const rule = { types: [type], maxBytes: 1_000_000 }
    const { storageKey, ...stored } = await keeping.files.store(
      clientId,
      `${mark(name)}.${end}`,
      Readable.from([bytes]),
      rule,
    )
    rows['kernel.file'].push({
      id: fileId,
      storageKey,
      ...stored,
      createdBy: keeping.authorId,
      scan: 'none',
      createdAt: filedAt(keeping.today),
    })
    rows['platform.document'].push({
      id: documentId,
      folderId,
      name: stored.name,
      fileId,
      tags,
      expiresOn: expiresIn === undefined ? null : keeping.today.add({ days: expiresIn }).toString(),
      version: 1,
    })
    rows['platform.document_version'].push({ documentId, number: 1, fileId })
  }

  for (const [element, folders] of Object.entries(documentsKept)) await keep(folders, { element, parentId: null })
  return rows
}

const filedAt = (today: Temporal.PlainDate) =>
  today.subtract({ days: 40 }).toZonedDateTime({ timeZone: businessZone, plainTime: '10:20' }).toInstant().toString()

type Document = NonNullable<FolderPlan['documents']>[number]
