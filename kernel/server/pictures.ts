import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Refusal } from './errors.ts'
import type { FileStore, StoredFile } from './files.ts'
import { jpegOfHeic, pixelsOfHeic } from './heic.ts'

/** Beyond it a few kilobytes may hide gigabytes. */
const mostPixels = 50_000_000
const longestSeconds = 10
/** Of 100; below, skin begins to show blocks. */
const quality = 82

/**
 * Fetched with the first picture: a program that draws none keeps its memory. Only what browsers show is ever decoded,
 * whatever a file claims to be.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  return sharp
}

/** `square` cuts what stands out at the longer side; `whole` keeps the picture's own shape. */
export type PictureShape = {
  pixels: number
  shape: 'square' | 'whole'
  /** WebP for the web unless said; JPEG for what offices, mails and PDF take. */
  as?: keyof typeof endings
}

const endings = { webp: 'webp', jpeg: 'jpg' } as const

type Drawing<Db> = {
  files: FileStore
  afterCommit(work: () => unknown): void
  withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
}

type Place = { folder: string; drawnAs: PictureShape }

/**
 * Draws again what was sent, keeps that alone in a folder of the store and gives its key to the transaction that names
 * it, or null where nothing was sent. After a refusal nothing of it stays.
 * @throws Refusal 413 past 50 megapixels, 415 when it cannot be read to its end
 */
export const withPicture = <Db, Result>(
  drawing: Drawing<Db>,
  sent: StoredFile | undefined,
  place: Place,
  work: (db: Db, key: string | null) => Promise<Result>,
): Promise<Result> =>
  withPictures(drawing, sent ? [sent] : [], place, (db, [drawn]) => work(db, drawn?.storageKey ?? null))

/** The same for several files, of which those that are no pictures are kept as they came. */
export async function withPictures<Db, Result>(
  { files, afterCommit, withDb }: Drawing<Db>,
  sent: readonly StoredFile[],
  place: Place,
  work: (db: Db, kept: readonly StoredFile[]) => Promise<Result>,
): Promise<Result> {
  const drawn = new Map<StoredFile, StoredFile>()
  try {
    for (const file of sent.filter(({ mime }) => mime.startsWith('image/'))) {
      drawn.set(file, await draw(files, file, place))
      afterCommit(() => files.remove(file.storageKey))
    }
    return await withDb(db =>
      work(
        db,
        sent.map(file => drawn.get(file) ?? file),
      ),
    )
  } catch (error) {
    for (const { storageKey } of drawn.values()) await files.remove(storageKey)
    throw error
  }
}

async function draw(files: FileStore, { storageKey, name, mime }: StoredFile, { folder, drawnAs }: Place) {
  const bytes = await redraw(await readable(files.read(storageKey), mime), drawnAs)
  const { as = 'webp' } = drawnAs
  const rule = { types: [`image/${as}`], maxBytes: bytes.length }
  return files.store(folder, `${name.replace(/\.[^.]*$/, '')}.${endings[as]}`, Readable.from([bytes]), rule)
}

/** In what sharp reads: the HEVC of telephones is decoded elsewhere first. */
async function readable(bytes: AsyncIterable<Uint8Array>, mime: string): Promise<Uint8Array> {
  const original = await buffer(bytes)
  if (mime !== 'image/heic') return original
  if (pixelsOfHeic(original) > mostPixels) throw tooManyPixels()
  return jpegOfHeic(original).catch(refuse)
}

/** Upright, no larger than asked, without what the file told beside the picture (place, camera). */
async function redraw(original: Uint8Array, { pixels, shape, as = 'webp' }: PictureShape): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const read = () => sharp(original, { limitInputPixels: mostPixels, autoOrient: true })
  await read().metadata().catch(refuse)
  return read()
    .resize(pixels, pixels, shape === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
    .flatten(as === 'jpeg' && { background: '#ffffff' })
    .toFormat(as, { quality })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
    .catch(refuse)
}

function refuse(error: Error): never {
  if (error.message.includes('pixel limit')) throw tooManyPixels()
  throw new Refusal(415, 'PICTURE_UNREADABLE', 'kernel.error.picture-unreadable')
}

const tooManyPixels = () =>
  new Refusal(413, 'TOO_MANY_PIXELS', 'kernel.error.too-many-pixels', {
    values: { megapixels: mostPixels / 1_000_000 },
  })
