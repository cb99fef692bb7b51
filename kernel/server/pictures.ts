import { buffer } from 'node:stream/consumers'
import { Refusal } from './errors.ts'

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
export type PictureShape = { pixels: number; shape: 'square' | 'whole' }

/**
 * A picture drawn again in WebP: upright, no larger than asked, without what its file told beside it (place, camera).
 * @throws Refusal 413 past 50 megapixels, 415 when it cannot be read to its end
 */
export async function redraw(bytes: AsyncIterable<Uint8Array>, { pixels, shape }: PictureShape): Promise<Uint8Array> {
  const [sharp, original] = await Promise.all([loadSharp(), buffer(bytes)])
  const read = () => sharp(original, { limitInputPixels: mostPixels, autoOrient: true })
  await read().metadata().catch(refuse)
  return read()
    .resize(pixels, pixels, shape === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
    .catch(refuse)
}

function refuse(error: Error): never {
  if (error.message.includes('pixel limit')) {
    throw new Refusal(413, 'TOO_MANY_PIXELS', 'kernel.error.too-many-pixels', {
      values: { megapixels: mostPixels / 1_000_000 },
    })
  }
  throw new Refusal(415, 'PICTURE_UNREADABLE', 'kernel.error.picture-unreadable')
}
