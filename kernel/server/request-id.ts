import { randomFillSync } from 'node:crypto'

const bytes = Buffer.alloc(12 * 256)
let next = bytes.length

/** 96 random bits, short enough to be read over the telephone in four groups. */
export function requestId(): string {
  if (next >= bytes.length) {
    randomFillSync(bytes)
    next = 0
  }
  next += 12
  return bytes.toString('hex', next - 12, next)
}
