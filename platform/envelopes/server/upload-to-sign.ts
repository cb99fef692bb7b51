import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, SecurityError } from '@libpdf/core'
import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { mostPages } from '../envelope.model.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import { bytesOf } from './bytes-of.ts'

type Upload = (typeof envelopesCalls)['uploadToSign']

/** Keeps a PDF that is to be signed. @throws Refusal 400 on `file` with why it cannot be, 413, 415 */
export async function uploadToSign(given: Given<Upload, PlatformTables>) {
  const { uploads, files, withDb, caller, clock } = given
  const [stored] = uploads.file
  if (!stored) throw wrongField('file', 'required', 'kernel.field.required')
  try {
    const pages = await pagesToSign(await bytesOf(files.read(stored.storageKey)))
    const { storageKey, name, mime, size, sha256 } = stored
    const at = clock.now().toString()
    const fileId = await withDb(async db => {
      const { id } = await db
        .insertInto('kernel.file')
        .values({ storageKey, name, mime, size, sha256, createdBy: caller.userId, createdAt: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('platform.signing_upload')
        .values({ fileId: id, pages, createdBy: caller.userId, createdAt: at })
        .execute()
      return id
    })
    return { fileId, name, pages }
  } catch (error) {
    await files.remove(stored.storageKey)
    throw error
  }
}

/** Pages of a PDF that everybody reads alike, now and later. @throws Refusal 400 on `file` */
export async function pagesToSign(bytes: Uint8Array): Promise<number> {
  const pdf = await read(bytes)
  if (pdf.isEncrypted) throw unfit('encrypted')
  const names = namesIn(pdf)
  if (names.has('XFA')) throw unfit('xfa')
  if (names.has('ByteRange') || names.has('DocTimeStamp')) throw unfit('signed')
  if (names.has('JavaScript') || names.has('JS') || names.has('Launch')) throw unfit('scripted')
  const pages = pdf.getPageCount()
  if (pages > mostPages) throw wrongField('file', 'TOO_MANY_PAGES', 'envelopes.pdf.too-long', { maximum: mostPages })
  if (pages === 0) throw unfit('unreadable')
  return pages
}

async function read(bytes: Uint8Array) {
  try {
    return await PDF.load(bytes)
  } catch (error) {
    throw unfit(error instanceof SecurityError ? 'encrypted' : 'unreadable')
  }
}

const unfit = (why: 'encrypted' | 'signed' | 'scripted' | 'xfa' | 'unreadable') =>
  wrongField('file', `PDF_${why.toUpperCase()}`, `envelopes.pdf.${why}`)

/** Keys and names in all that the document leads to. */
function namesIn(pdf: PDF): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const waiting: PdfObject[] = [pdf.getCatalog()]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PdfRef) {
      const key = object.toString()
      const meant = seen.has(key) ? null : pdf.getObject(object)
      seen.add(key)
      if (meant) waiting.push(meant)
    } else if (object instanceof PdfName) names.add(object.value)
    else if (object instanceof PdfArray) waiting.push(...object)
    else if (object instanceof PdfDict)
      for (const [key, value] of object) {
        names.add(key.value)
        waiting.push(value)
      }
  }
  return names
}
