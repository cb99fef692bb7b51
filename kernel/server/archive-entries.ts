import { inflateRawSync } from 'node:zlib'

const mostBytes = 50_000_000
const mostTimes = 100
/** Small files of repeated cells shrink to nearly nothing, honestly. */
const alwaysAllowed = 1_000_000

const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
const headBytes = 30

/** An archive that no library is let at. */
export class UnsoundArchive extends Error {
  readonly reason: 'damaged' | 'tooLarge'
  constructor(reason: 'damaged' | 'tooLarge') {
    super(reason)
    this.reason = reason
  }
}

/**
 * The entries of a zip archive, unpacked one after the other, before a library is let at it: what an archive says of its
 * own size proves nothing.
 * @throws UnsoundArchive when two readers may read it differently, past 50 MB, or past 1 MB and a hundred times the packed size
 */
export function* archiveEntries(bytes: Buffer): Generator<{ name: string; content: Buffer }> {
  const most = Math.min(mostBytes, Math.max(alwaysAllowed, bytes.length * mostTimes))
  let left = most
  for (const { name, packed, isDeflated } of entriesOf(bytes)) {
    const content = isDeflated ? unpacked(packed, left) : packed
    left -= content.length
    if (left < 0) throw tooLarge()
    yield { name, content }
  }
}

function unpacked(packed: Buffer, most: number) {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged()
  }
}

function entriesOf(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + endBytes > bytes.length) throw damaged()
  const entries: { name: string; packed: Buffer; isDeflated: boolean }[] = []
  let at = bytes.readUInt32LE(end + 16)
  if (isAmbiguous(bytes, end, at)) throw damaged()
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + entryBytes > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw damaged()
    const method = bytes.readUInt16LE(at + 10)
    const head = bytes.readUInt32LE(at + 42)
    if (head + headBytes > bytes.length) throw damaged()
    const start = head + headBytes + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
    const name = bytes.toString('utf8', at + entryBytes, at + entryBytes + bytes.readUInt16LE(at + 28))
    entries.push({ name, packed: bytes.subarray(start, start + bytes.readUInt32LE(at + 20)), isDeflated: method !== 0 })
    at += entryBytes + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * Whether another reader may find another list of content: one that does not end where the archive's end begins, or that
 * stands elsewhere because the archive has several parts or is larger than 4 GB.
 */
const isAmbiguous = (bytes: Buffer, end: number, listAt: number) =>
  listAt + bytes.readUInt32LE(end + 12) !== end ||
  bytes.readUInt32LE(end + 4) !== 0 ||
  [8, 10].some(place => bytes.readUInt16LE(end + place) === 0xffff)

const tooLarge = () => new UnsoundArchive('tooLarge')
const damaged = () => new UnsoundArchive('damaged')
