/**
 * The bytes of a stored file, begun: `bytes` is undefined when it is not there. Where it breaks off, they end, and
 * `error` says why once they have been read.
 */
export async function readingOf(stored: AsyncIterable<Uint8Array>) {
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
