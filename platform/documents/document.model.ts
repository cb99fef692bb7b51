import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { UploadType } from '#platform/configuration/documents-browser.model.ts'

/** Folders below one another, the root included. */
export const mostDepth = 8

/** Bytes of one file. */
export const mostBytes = 50_000_000

/** Accents are written in one way, so that a name is taken on every keyboard alike. */
export const EntryName = z.string().overwrite(asOneLine).normalize('NFC').min(1).max(200)
export const Tags = z.array(z.string().overwrite(asOneLine).min(1).max(40)).max(20)
export const ExpiresOn = z.iso.date().nullable()

/** A folder that the reader may open. Its right is that of its root's element. */
export const Folder = z.object({
  id: idOf('platform.folder'),
  parentId: idOf('platform.folder').nullable(),
  name: z.string(),
  company: z.string().nullable(),
  /** Those that are not archived, in this folder alone. */
  documents: z.int(),
  /** What one may put into it, as its element's browser was set up. */
  uploadTypes: z.array(UploadType),
  /** Itself, or a folder that it lies in. Shown to those who may restore it. */
  archived: z.boolean(),
  version: z.int32(),
  can: z.object({ write: z.boolean(), archive: z.boolean() }),
})
export type Folder = z.output<typeof Folder>

export const Document = z.object({
  id: idOf('platform.document'),
  folderId: idOf('platform.folder'),
  folder: z.string(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Of the present file, from 1. */
  number: z.int(),
  tags: z.array(z.string()),
  expiresOn: z.string().nullable(),
  /** The last day of its validity has passed. */
  expired: z.boolean(),
  archived: z.boolean(),
  /** Who brought the present file, and when. */
  author: z.string().nullable(),
  filedAt: z.string(),
  version: z.int32(),
  can: z.object({ write: z.boolean(), archive: z.boolean() }),
})
export type Document = z.output<typeof Document>

export const DocumentVersion = z.object({
  number: z.int(),
  size: z.int(),
  author: z.string().nullable(),
  filedAt: z.string(),
})
export type DocumentVersion = z.output<typeof DocumentVersion>

export const mostShownRows = 200
export const mostShownColumns = 40

/** The first lines of a sheet, numbered as a spreadsheet numbers them; `isCut` when it holds more. */
export const DocumentRows = z.object({
  rows: z.array(z.object({ number: z.int(), cells: z.array(z.union([z.string(), z.number()])) })),
  isCut: z.boolean(),
})
export type DocumentRows = z.output<typeof DocumentRows>

/** Of documents that bear an end: past it, or within thirty days. */
export const validities = ['expired', 'ending'] as const
export const daysOfEnding = 30

/** What lies in a browser: a folder or a document. */
export const EntryKind = z.enum(['folder', 'document'])
export type EntryKind = z.output<typeof EntryKind>

/** A folder or a document after a change. */
export const Changed = z.object({ id: idOf('platform.folder', 'platform.document'), version: z.int32() })
export type Changed = z.output<typeof Changed>
