import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { FileToSend, Redirection } from '#kernel/shared/call.ts'
import { isOwnPath } from '#kernel/shared/own-path.ts'
import type { RefusalBody } from './refuse.ts'
import type { WholeType } from './whole-list.ts'

/** A download that no browser opens in our name: attachment, no sniffing, nothing it holds may run. */
export function sendFile(reply: FastifyReply, { name: wished, type, bytes }: FileToSend, declaredType: string) {
  const name = wished.replace(/\p{Bidi_Control}/gu, '')
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return reply
    .header('content-type', type ?? declaredType)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${extended(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
}

/** A list that leaves whole: a file for a spreadsheet, lines for a program. */
export function sendWhole(reply: FastifyReply, name: string, type: WholeType, bytes: Buffer) {
  if (type === 'text/csv') return sendFile(reply, { name: `${name}.csv`, bytes }, 'text/csv; charset=utf-8')
  return reply.header('content-type', `${type}; charset=utf-8`).header('x-content-type-options', 'nosniff').send(bytes)
}

/** RFC 8187: what `encodeURIComponent` leaves and a header parameter may not hold is encoded too. */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Where a browser is sent. An address that somebody else may have written leads to none but our own pages.
 * @throws Error on any other
 */
export function addressOf(to: Redirection): string {
  if ('thirdParty' in to && /^https?:$/.test(to.thirdParty.protocol)) return to.thirdParty.href
  if ('page' in to && isOwnPath(to.page)) return to.page
  throw new Error('a redirection leads neither to a page of ours nor to a third party')
}

const heartbeatMs = 15_000

type Explain = (error: unknown) => RefusalBody

/**
 * Lines `data: {json}` that end on `data: [DONE]`, whatever happened; a comment line every 15 s keeps proxies awake.
 * When the reader goes away the source is ended after its current item.
 */
export function sendStream(
  reply: FastifyReply,
  lines: AsyncIterable<unknown>,
  line: z.core.$ZodType,
  explain: Explain,
) {
  reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
  return reply.send(Readable.from(written(lines, line, reply, explain)))
}

async function* written(lines: AsyncIterable<unknown>, line: z.core.$ZodType, reply: FastifyReply, explain: Explain) {
  reply.raw.flushHeaders()
  const beat = setInterval(() => reply.raw.write(': \n\n'), heartbeatMs)
  try {
    for await (const item of lines) yield `data: ${JSON.stringify(z.encode(line, item))}\n\n`
  } catch (error) {
    yield `data: ${JSON.stringify({ error: explain(error) })}\n\n`
  } finally {
    clearInterval(beat)
  }
  yield 'data: [DONE]\n\n'
}
