import { inflateRawSync } from 'node:zlib'

const entrySignature = 0x02014b50
const endSignature = 0x06054b50

/** The files of a zip by their path, as its list of content tells them. */
export function entriesOfZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('not a zip, or not whole')
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === entrySignature) {
    const [method, packed, nameBytes] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ]
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(start, start + packed)
    const path = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    entries.set(path, method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
