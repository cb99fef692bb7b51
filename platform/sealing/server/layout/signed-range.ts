/** Where the last signature of a PDF stands: what it covers, and the gap between its angle brackets. */
export type SignedRange = {
  covered: [Uint8Array, Uint8Array]
  /** From the first hexadecimal digit to behind the last. */
  gap: { start: number; end: number }
  /** The signature, without the zeros that fill its place. */
  contents: Buffer
  /** Whether zeros alone fill it: what stands there is signed by nobody. */
  isFilledWithZeros: boolean
  /** Behind the last byte that is covered. */
  end: number
  reason: string | null
}

/** Spaces stand inside, by which a writer fills the place that he had kept. */
const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g

/** The last one; undefined where the file bears none, or one whose range is no range. */
export function lastSignedRange(pdf: Uint8Array): SignedRange | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const text = bytes.toString('latin1')
  const found = [...text.matchAll(byteRange)].at(-1)
  if (!found) return undefined
  const [start, first, second, rest] = found.slice(1).map(Number) as [number, number, number, number]
  const gap = { start: first + 1, end: second - 1 }
  const isRange = start === 0 && gap.start < gap.end && second + rest <= bytes.length
  if (!isRange || text[first] !== '<' || text[gap.end] !== '>') return undefined
  const written = text.slice(gap.start, gap.end)
  if (!/^[\da-fA-F]+$/.test(written) || written.length % 2 !== 0) return undefined
  const bytesBehind = Buffer.from(written, 'hex')
  const size = sizeOfDer(bytesBehind)
  return {
    covered: [bytes.subarray(0, first), bytes.subarray(second, second + rest)],
    gap,
    contents: bytesBehind.subarray(0, size),
    isFilledWithZeros: bytesBehind.subarray(size).every(byte => byte === 0),
    end: second + rest,
    reason: reasonBeside(text.slice(text.lastIndexOf(' obj', found.index), found.index + 200_000)),
  }
}

/** A copy whose gap holds the signature. @throws RangeError when it is too large for it */
export function withSignature(pdf: Uint8Array, { gap }: SignedRange, signature: Uint8Array): Uint8Array {
  const hex = Buffer.from(signature)
    .toString('hex')
    .padEnd(gap.end - gap.start, '0')
  if (hex.length > gap.end - gap.start) throw new RangeError(`a signature of ${signature.length} bytes has no room`)
  const written = Buffer.from(pdf)
  written.write(hex, gap.start, 'latin1')
  return new Uint8Array(written)
}

/** With its tag and its length: what is filled up behind it does not count. */
function sizeOfDer(bytes: Buffer) {
  const first = bytes[1] ?? 0
  const digits = first < 0x80 ? 0 : first & 0x7f
  if (digits > 4 || bytes.length < 2 + digits) return bytes.length
  return 2 + digits + (digits === 0 ? first : bytes.readUIntBE(2, digits))
}

function reasonBeside(dictionary: string) {
  const [, reason] = /\/Reason\s*\(((?:\\.|[^\\)])*)\)/s.exec(dictionary.split('endobj', 1)[0] ?? '') ?? []
  return reason === undefined ? null : reason.replace(/\\([()\\])/g, '$1')
}
