import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { uploadTypes } from '#platform/configuration/documents-browser.model.ts'
import {
  Changed,
  Document,
  DocumentRows,
  DocumentVersion,
  EntryKind,
  EntryName,
  ExpiresOn,
  Folder,
  mostBytes,
  Tags,
  validities,
} from './document.model.ts'
import { documentBrowsers } from './documents.elements.ts'
import { typesOf } from './upload-type.model.ts'

/** Whoever has a right on one of the browsers passes; each folder is then judged on its own element and company. */
const elements = documentBrowsers.map(({ element }) => element) as [string, ...string[]]

const ofEntry = z.strictObject({
  kind: EntryKind,
  id: idOf('platform.folder', 'platform.document'),
  /** Of what was read. */
  version: z.int32().optional(),
})

const touches = ['platform/esign', 'platform/search', 'platform/configuration']

const inFolder = {
  sorts: ['name'],
  comparedSorts: ['tags', 'expiresOn', 'filedAt'],
  isSearched: true,
  filters: {
    state: choice(['present', 'archived']),
    family: choice(uploadTypes),
    validity: choice(validities),
  },
  tabs: 'state',
} as const

/** Documents in their folders. A folder that the caller may not read, or not change where he changes it, is 404. */
export const documentsCalls = calls('platform/documents', {
  /** The folders of an application, roots first; `browser` keeps to what the browser of that element shows, in its order. */
  getFolders: {
    method: 'GET',
    path: 'documents/folders/:applicationId',
    access: reads(...elements),
    input: z.strictObject({
      applicationId: z.coerce.number<number>().int().min(1).max(2_147_483_647),
      browser: z.string().max(200).optional(),
    }),
    answer: z.array(Folder),
  },
  /** Words are looked for below the folder too; what is archived is for those who may restore it. */
  getDocuments: {
    method: 'GET',
    path: 'documents/:folderId/:page/:size/:search?',
    access: reads(...elements),
    list: inFolder,
    input: z.strictObject({ folderId: idOf('platform.folder'), ...fieldsOf(inFolder) }),
    answer: pageOf(Document),
  },
  /** A new document; with `documentId` the next version of that one. 415 unless the content is of a type that the folder takes. */
  uploadDocument: {
    method: 'POST',
    path: 'documents/upload',
    access: writes(...elements),
    status: 201,
    input: z.strictObject({
      folderId: idOf('platform.folder'),
      documentId: idOf('platform.document').optional(),
      version: z.int32().optional(),
    }),
    files: { file: { types: typesOf(uploadTypes), maxBytes: mostBytes } },
    touches,
    answer: Document,
  },
  /** Below another, whose right it takes. 400 on a name that another has there, and below the eighth. */
  createFolder: {
    method: 'POST',
    path: 'documents/folders',
    access: writes(...elements),
    status: 201,
    input: z.strictObject({
      parentId: idOf('platform.folder'),
      name: EntryName,
      companyId: idOf('platform.company').nullable().optional(),
    }),
    touches,
    answer: Changed,
  },
  /** 400 on a root, and into what lies below it. */
  moveEntry: {
    method: 'POST',
    path: 'documents/move',
    access: writes(...elements),
    input: ofEntry.extend({ folderId: idOf('platform.folder') }),
    touches,
    answer: Changed,
  },
  /** Tags and expiry are those of a document. */
  renameEntry: {
    method: 'POST',
    path: 'documents/rename',
    access: writes(...elements),
    input: ofEntry.extend({ name: EntryName, tags: Tags.optional(), expiresOn: ExpiresOn.optional() }),
    touches,
    answer: Changed,
  },
  /** A folder hides what lies in it. 400 on a root, and when the name was taken meanwhile. */
  archiveEntry: {
    method: 'POST',
    path: 'documents/archive',
    access: manages(...elements),
    input: ofEntry.extend({ archived: z.boolean() }),
    touches,
    answer: Changed,
  },
  /** The present file, or a former one by its number. 50 MB take their time. */
  getDocumentFile: {
    method: 'GET',
    path: 'documents/:id/file',
    access: reads(...elements),
    outside: true,
    input: z.strictObject({
      id: idOf('platform.document'),
      number: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
    }),
    answer: file(),
  },
  /**
   * What a workbook's first sheet or a text of columns says, without downloading it: 200 lines and 40 columns at most.
   * 400 UNREADABLE_TABLE when it is damaged or too large to be looked into.
   */
  getDocumentRows: {
    method: 'GET',
    path: 'documents/:id/rows',
    access: reads(...elements),
    outside: true,
    input: z.strictObject({
      id: idOf('platform.document'),
      number: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
    }),
    answer: DocumentRows,
  },
  /** The newest first. */
  getDocumentVersions: {
    method: 'GET',
    path: 'documents/:id/versions',
    access: reads(...elements),
    input: z.strictObject({ id: idOf('platform.document') }),
    answer: z.array(DocumentVersion),
  },
})
