import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asFileName, partsOfFileName } from './file-name.ts'

const hidden = /[\p{Cc}\p{Bidi_Control}\u200B\u2028\u2029\u2060\u3164\uFEFF]/u
const marks = [...'\0\r\n\t\u0085\u061C\u200B\u200D\u200F\u202E\u2028\u2066\u3164\uFEFF/\\ .']
const piece = fc.constantFrom(...marks, ...'aÉ漢😀', 'e\u0301', '\uD83D', '.pdf')
const anyName = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('the name of a file', () => {
  test.each([
    ['contrat.pdf', 'contrat.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Marie\\contrat.pdf', 'contrat.pdf'],
    ['a\r\nb\u0000.pdf', 'a b.pdf'],
    ['facture\u202Efdp.exe.pdf', 'facturefdp.exe.pdf'],
    ['pay\u200Bslip\uFEFF.pdf', 'payslip.pdf'],
    ['carte.pdf\u200F', 'carte.pdf'],
    ['Zoe\u0301.pdf', 'Zoé.pdf'],
    ['می\u200Cخواهم 👩\u200D🌾.pdf', 'می\u200Cخواهم 👩\u200D🌾.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(asFileName(given)).toBe(kept)
  })

  test.each(['', '   ', '/', 'dossier/', '\u2066\u200F\u061C', '\u200D\u200C', '\u0000', '\u3164'])(
    'that shows nothing, %j, is one all the same',
    given => {
      expect(asFileName(given)).toBe('fichier')
      expect(asFileName(`${given}.pdf`)).toBe('fichier.pdf')
    },
  )

  test('that is too long keeps its ending, and no half of a sign', () => {
    expect(asFileName(`${'é'.repeat(300)}.pdf`)).toBe(`${'é'.repeat(196)}.pdf`)
    expect(asFileName('é'.repeat(300))).toBe('é'.repeat(200))
    expect(asFileName(`a${'😀'.repeat(200)}.pdf`)).toBe(`a${'😀'.repeat(97)}.pdf`)
  })

  test('shows all that it holds, names no folder, and is never blank, whatever is sent', () => {
    fc.assert(
      fc.property(anyName, given => {
        const kept = asFileName(given)
        return !hidden.test(kept) && !/[\\/]/.test(kept) && kept.trim() === kept && kept !== '' && kept.isWellFormed()
      }),
    )
  })

  test('is as it was once it is kept', () => {
    fc.assert(fc.property(anyName, given => asFileName(asFileName(given)) === asFileName(given)))
  })
})

test('a name is cut before its ending', () => {
  expect(partsOfFileName('facture de novembre.pdf', 11)).toEqual({ stem: 'facture', ending: '.pdf' })
  expect(partsOfFileName('notes', 11)).toEqual({ stem: 'notes', ending: '' })
})
