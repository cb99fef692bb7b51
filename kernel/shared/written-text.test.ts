import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { asOneLine, asSeveralLines } from './written-text.ts'

const hidden = /[\p{Cc}\u00AD\u061C\u115F\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\u3164\uFEFF]/u
const marks = [
  ...'\0\t\n\r\u001F\u007F\u0085\u009F\u061C\u200E\u200F\u202A\u200B\u2028\u2029\u202E\u2066\u2069\u3164\uFEFF',
]
const letters = [...'aéßعд漢😀 -’']
const text = fc.array(fc.constantFrom(...marks, ...letters)).map(pieces => pieces.join(''))
const anyText = fc.oneof(text, fc.string({ unit: 'binary' }))
const plain = fc.array(fc.constantFrom(...letters)).map(pieces => pieces.join(''))

describe('a text of one line', () => {
  test('keeps nothing that nobody sees, whatever is sent', () => {
    fc.assert(fc.property(anyText, sent => !hidden.test(asOneLine(sent))))
  })

  test('keeps every letter that is seen, in its order', () => {
    const seen = (words: string) => words.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    fc.assert(fc.property(anyText, sent => seen(asOneLine(sent)) === seen(sent)))
    fc.assert(fc.property(plain, sent => asOneLine(sent) === sent.trim()))
  })

  test('is as it was once it is kept, and never longer than what was sent', () => {
    fc.assert(
      fc.property(anyText, sent => {
        const kept = asOneLine(sent)
        return asOneLine(kept) === kept && kept.length <= sent.length
      }),
    )
  })

  test('is empty, and refused as such, when it holds nothing to see', () => {
    const name = z.string().overwrite(asOneLine).min(1).max(5)
    expect(name.safeParse('\u202E\u200F \t').success).toBe(false)
    expect(name.parse('\uFEFFPetit\u202C')).toBe('Petit')
    expect(name.parse('a\r\nb')).toBe('a b')
    expect(name.safeParse('\u3164\u200B').success).toBe(false)
    expect(name.safeParse('\u200D \u200C\uFE0F').success).toBe(false)
  })

  test('keeps what joins letters and signs', () => {
    expect(asOneLine('می\u200Cخواهم 👩\u200D🌾')).toBe('می\u200Cخواهم 👩\u200D🌾')
  })
})

describe('a text of several lines', () => {
  test('keeps where its lines end, and nothing else that is not seen', () => {
    fc.assert(fc.property(anyText, sent => !hidden.test(asSeveralLines(sent).replaceAll('\n', ''))))
    expect(asSeveralLines('un\r\ndeux\rtrois\u202E\tquatre\n')).toBe('un\ndeux\ntrois quatre')
    expect(asSeveralLines('\u200D\n\u200C')).toBe('')
  })

  test('is as it was once it is kept', () => {
    fc.assert(
      fc.property(anyText, sent => {
        const kept = asSeveralLines(sent)
        return asSeveralLines(kept) === kept
      }),
    )
  })
})
