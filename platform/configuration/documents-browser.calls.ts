import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { DocumentsBrowser, UploadType } from './documents-browser.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const

/** What the document browser of an element shows and takes (component *Documents*). */
const touches = ['platform/documents', 'platform/search']

export const documentsBrowserCalls = calls('platform/configuration', {
  getDocumentsBrowser: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/documentsBrowser/:elementId',
    input: z.strictObject({ elementId: int32InText }),
    answer: DocumentsBrowser,
  },
  /** 400 on a folder that is no root of the element's application. */
  setDocumentsBrowser: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/documentsBrowser',
    input: z.strictObject({
      elementId: z.int32(),
      /** Those that are shown, in their order. */
      folderIds: z.array(idOf('platform.folder')).max(200),
      uploadTypes: z.array(UploadType).min(1).max(20),
      /** Of what was read; 0 while nothing was decided. */
      version: z.int32().min(0),
    }),
    touches,
    answer: DocumentsBrowser,
  },
  /** A new root folder, shown last. 400 on a name that another root has. */
  createRootFolder: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/documentsBrowser/folders',
    status: 201,
    input: z.strictObject({ elementId: z.int32(), name: z.string().trim().min(1).max(120) }),
    touches,
    answer: DocumentsBrowser,
  },
})
