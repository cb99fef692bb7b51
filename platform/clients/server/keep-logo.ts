import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from '#kernel/server/files.ts'
import { redraw } from '#kernel/server/pictures.ts'

/** Twice and a half the largest size at which it is shown. */
const drawnAs = { pixels: 400, shape: 'whole' } as const

/** Draws a logo again and keeps that in the folder of its client: its key. What was sent is left to its sender. */
export async function keepLogo(files: FileStore, clientId: string, sent: StoredFile): Promise<string> {
  const drawn = await redraw(files.read(sent.storageKey), drawnAs)
  const rule = { types: ['image/webp'], maxBytes: drawn.length }
  const { storageKey } = await files.store(clientId, 'logo.webp', Readable.from([drawn]), rule)
  return storageKey
}
