import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** Families of files that a document browser may take. */
export const uploadTypes = ['pdf', 'image', 'word', 'spreadsheet', 'presentation', 'text', 'archive'] as const
export const UploadType = z.enum(uploadTypes)
export type UploadType = z.output<typeof UploadType>

/** A root folder of the element's application; those that are shown come first, in their order. */
export const RootFolder = z.object({ id: idOf('platform.folder'), name: z.string(), shown: z.boolean() })
export type RootFolder = z.output<typeof RootFolder>

export const DocumentsBrowser = z.object({
  folders: z.array(RootFolder),
  uploadTypes: z.array(UploadType),
  /** 0 while nothing was decided. */
  version: z.int32(),
})
export type DocumentsBrowser = z.output<typeof DocumentsBrowser>
