import type { FileStore } from './files.ts'
import type { Zip } from './zip.ts'

/**
 * The bytes of a stored file, begun: `bytes` is undefined when it is not there. Where it breaks off, they end, and
 * `error` says why once they have been read.
 */
async function readingOf(stored: AsyncIterable<Uint8Array>) {
  const iterator = stored[Symbol.asyncIterator]()
  let broken: unknown
  const first = await iterator.next().catch((error: unknown) => {
    broken = error
    return undefined
  })
  return { bytes: first && rest(first), error: () => broken }

  async function* rest(begun: IteratorResult<Uint8Array>) {
    try {
      for (let read = begun; !read.done; read = await iterator.next()) yield read.value
    } catch (error) {
      broken = error
    } finally {
      await iterator.return?.()
    }
  }
}

/** A file of the store under the name that it has in the zip. */
export type StoredEntry = { path: string; key: string }

/** Puts stored files in, one after the other; answers the paths of those that are not in the store, or not whole. */
export async function addStored(
  zip: Zip,
  entries: readonly StoredEntry[],
  files: Pick<FileStore, 'read'>,
  onError: (error: unknown) => void,
): Promise<string[]> {
  const missing: string[] = []
  for (const { path, key } of entries) {
    const reading = await readingOf(files.read(key))
    if (reading.bytes) await zip.add(path, reading.bytes)
    if (!reading.error()) continue
    onError(reading.error())
    missing.push(path)
  }
  return missing
}
