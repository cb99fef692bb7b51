import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from '#kernel/server/files.ts'
import { redraw } from '#kernel/server/pictures.ts'

/** Twice the largest size at which it is shown. */
const drawnAs = { pixels: 256, shape: 'whole' } as const

/** An application belongs to every client. */
const folder = 'none'

/** Draws a logo again and keeps that alone: its key. */
export async function keepLogo(files: FileStore, sent: StoredFile): Promise<string> {
  const drawn = await redraw(files.read(sent.storageKey), drawnAs)
  const rule = { types: ['image/webp'], maxBytes: drawn.length }
  const { storageKey } = await files.store(folder, 'logo.webp', Readable.from([drawn]), rule)
  return storageKey
}
