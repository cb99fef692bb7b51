import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file at a time is put in; the next waits until its bytes have been read. */
export type Zip = {
  /** `path` is one that `entryNames` gave. */
  add(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
}

/**
 * A zip that is written while it is read: no more of it is in memory than what waits to be sent. Once the reader goes
 * away, what was being put in is let go of. Its files bear the time `at`.
 */
export function streamZip(at: Temporal.Instant, fill: (zip: Zip) => Promise<void>): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const options = { mtime: new Date(at.epochMilliseconds) }
  let current: Readable | undefined
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))
  const add: Zip['add'] = async (path, bytes) => {
    if (output.destroyed) throw new Error('nobody reads this zip any more')
    if (bytes instanceof Uint8Array) {
      zip.addBuffer(Buffer.from(bytes), path, options)
      return
    }
    const source = Readable.from(bytes)
    current = source
    zip.addReadStream(source, path, options)
    await once(source, 'close')
  }
  fill({ add }).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  )
  return output
}
