import type { Piscina } from 'piscina'

/** Decoding holds a core for a second or two: one thread apart does it, and ends when nobody has sent any for a while. */
let studio: Promise<Piscina> | undefined
const idleMs = 20_000
const longestMs = 20_000

async function openStudio(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const filename = new URL('./convert-heic.ts', import.meta.url).href
  return new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: idleMs })
}

/** A picture of a telephone in a format that every program reads, upright. Rejects when it cannot be decoded. */
export async function jpegOfHeic(bytes: Uint8Array): Promise<Uint8Array> {
  studio ??= openStudio()
  return (await studio).run(bytes, { signal: AbortSignal.timeout(longestMs) })
}

/** As the file announces it, before anything of it is decoded (ISO/IEC 23008-12, 6.5.3: `ispe`, width and height). */
export function pixelsOfHeic(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let most = 0
  for (let at = view.indexOf('ispe'); at >= 0 && at + 16 <= view.length; at = view.indexOf('ispe', at + 4))
    most = Math.max(most, view.readUInt32BE(at + 8) * view.readUInt32BE(at + 12))
  return most
}
