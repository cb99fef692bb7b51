import { expect, test } from 'vitest'
import { readDer, tags, writeDer, writeObject } from './der.ts'

test.each([0, 127, 128, 255, 256, 65_535, 65_536, 1_000_000])('%d bytes are read as they were written', length => {
  const { tag, content } = readDer(writeDer(tags.octets, Buffer.alloc(length, 7)))
  expect([tag, content.length]).toEqual([tags.octets, length])
})

test('the name of SHA-256 is written as everybody writes it', () => {
  expect(writeObject('2.16.840.1.101.3.4.2.1').toString('hex')).toBe('0609608648016503040201')
})

test.each(['', '3005', '30840000', '3080', '0482ffff00'])('bytes that are no DER are refused: %s', hex => {
  expect(() => readDer(Buffer.from(hex, 'hex'))).toThrow(RangeError)
})
