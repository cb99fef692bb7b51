import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import { tooSlow } from './errors.ts'

/** The parts of a form as they come, and the bytes of each file among them. @throws Refusal 408 where they take longer */
export async function* partsInTime(parts: AsyncIterable<Multipart>, withinMs: number): AsyncGenerator<Multipart> {
  let file: Readable | undefined
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => undefined)
  const timer = setTimeout(() => {
    const refusal = tooSlow()
    file?.destroy(refusal)
    late.reject(refusal)
  }, withinMs)
  try {
    const coming = parts[Symbol.asyncIterator]()
    for (;;) {
      const { done, value: part } = await Promise.race([coming.next(), late.promise])
      if (done) return
      file = part.type === 'file' ? part.file : undefined
      yield part
    }
  } finally {
    clearTimeout(timer)
  }
}
