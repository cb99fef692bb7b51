/** One value of ASN.1 as DER writes it (ITU-T X.690): what certificates and time-stamps are made of. */
export type Der = { tag: number; content: Buffer; children: Der[] }

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  object: 0x06,
  text: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  explicit0: 0xa0,
} as const

const constructed = 0x20

export function writeDer(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

/** The dotted name of a kind of thing: `2.16.840.1.101.3.4.2.1` is SHA-256. */
export function writeObject(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return writeDer(tags.object, Buffer.from([40 * first + second, ...rest.flatMap(sevenBits)]))
}

/**
 * The value that stands at the beginning of the bytes.
 * @throws RangeError when they are not DER
 */
export function readDer(bytes: Buffer): Der {
  const [value] = readFrom(bytes)
  if (!value) throw new RangeError('no DER')
  return value
}

function readFrom(bytes: Buffer): Der[] {
  const values: Der[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes.readUInt8(at)
    const { length, begins } = readLength(bytes, at + 1)
    if (begins + length > bytes.length) throw new RangeError('cut short')
    const content = bytes.subarray(begins, begins + length)
    values.push({ tag, content, children: (tag & constructed) === 0 ? [] : readFrom(content) })
    at = begins + length
  }
  return values
}

function readLength(bytes: Buffer, at: number) {
  const first = bytes.readUInt8(at)
  if (first < 0x80) return { length: first, begins: at + 1 }
  const size = first & 0x7f
  return { length: bytes.readUIntBE(at + 1, size), begins: at + 1 + size }
}

function lengthOf(length: number) {
  if (length < 0x80) return Buffer.from([length])
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

function sevenBits(number: number): number[] {
  const last = number & 0x7f
  const before = (rest: number): number[] =>
    rest === 0 ? [] : [...before(Math.floor(rest / 128)), (rest % 128) | 0x80]
  return [...before(Math.floor(number / 128)), last]
}
