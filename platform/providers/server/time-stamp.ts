import { createHash, randomBytes } from 'node:crypto'
import { type Der, readDer, tags, writeDer, writeObject } from '#kernel/server/der.ts'

/** What answers is no time-stamp of what was asked. */
export class StrangeTimeStamp extends Error {}

/** The server understood and gives none; the message is its own word. */
export class RefusedTimeStamp extends Error {}

const sha256 = '2.16.840.1.101.3.4.2.1'
const signedData = writeObject('1.2.840.113549.1.7.2')
const timeStampInfo = writeObject('1.2.840.113549.1.9.16.1.4')

export type TimeStampQuery = { bytes: Buffer; digest: Buffer; nonce: Buffer }

/** A question to a time-stamp server (RFC 3161, 2.4.1) about a SHA-256; about nothing, what was just drawn by lot. */
export function timeStampQuery(digest = createHash('sha256').update(randomBytes(32)).digest()): TimeStampQuery {
  const nonce = Buffer.concat([Buffer.from([0x01]), randomBytes(8)])
  const algorithm = writeDer(tags.sequence, writeObject(sha256), writeDer(tags.null))
  const bytes = writeDer(
    tags.sequence,
    writeDer(tags.integer, Buffer.from([1])),
    writeDer(tags.sequence, algorithm, writeDer(tags.octets, digest)),
    writeDer(tags.integer, nonce),
    writeDer(tags.boolean, Buffer.from([0xff])),
  )
  return { bytes, digest, nonce }
}

/**
 * The instant that a server wrote beside what it was asked: `20261122081500Z`. Whose signature it bears is not judged.
 * @throws StrangeTimeStamp, RefusedTimeStamp
 */
export function instantIn(answer: Buffer, { digest, nonce }: TimeStampQuery): string {
  const [status, token] = childrenOf(read(answer), 'an answer')
  const [code, words] = childrenOf(status, 'a status')
  if (!code || code.tag !== tags.integer) throw new StrangeTimeStamp('no status')
  if (code.content.at(-1) !== 0 && code.content.at(-1) !== 1)
    throw new RefusedTimeStamp(wordsOf(words) ?? `PKIStatus ${code.content.at(-1)}`)
  const [, , imprint, , time, ...more] = childrenOf(read(infoOf(token)), 'a time-stamp')
  const isOurs = imprint?.children[1]?.content.equals(digest) && more.some(({ content }) => content.equals(nonce))
  if (!isOurs || time?.tag !== tags.generalizedTime) throw new StrangeTimeStamp('a time-stamp of something else')
  return time.content.toString('latin1')
}

/** What was signed, inside its envelope (RFC 5652): kind, envelope, version, digests, kind and octets of the content. */
function infoOf(token: Der | undefined): Buffer {
  const [kind, envelope] = childrenOf(token, 'a token')
  const [, , content] = childrenOf(envelope?.children[0], 'signed data')
  const [kindOfContent, octets] = childrenOf(content, 'a content')
  const info = octets?.children[0]
  if (!isKind(kind, signedData) || !isKind(kindOfContent, timeStampInfo) || info?.tag !== tags.octets)
    throw new StrangeTimeStamp('no signed time-stamp')
  return info.content
}

const isKind = (value: Der | undefined, known: Buffer) =>
  value?.tag === tags.object && value.content.equals(readDer(known).content)

const wordsOf = (words: Der | undefined) => {
  const [first] = words?.tag === tags.sequence ? words.children : []
  return first?.content.toString('utf8').slice(0, 200)
}

function childrenOf(value: Der | undefined, what: string): Der[] {
  if (!value || value.children.length === 0) throw new StrangeTimeStamp(`no ${what}`)
  return value.children
}

function read(bytes: Buffer): Der {
  try {
    return readDer(bytes)
  } catch (error) {
    if (error instanceof RangeError) throw new StrangeTimeStamp('no DER')
    throw error
  }
}
