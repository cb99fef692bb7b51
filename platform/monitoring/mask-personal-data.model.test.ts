import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskPersonalData } from './mask-personal-data.model.ts'

/** What stands around a value in an error's message. */
const around = fc.constantFrom('', 'cannot read ', 'of undefined: ', 'Invalid value ', 'row refused, ')
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
const lowercase = (shortest: number) => fc.stringMatching(new RegExp(`^[a-z]{${shortest},${shortest + 6}}$`))
const name = fc.stringMatching(/^[ÉÀÇK-Z][éèçk-z]{4,9}$/)

const personal = {
  'a mail': fc.tuple(lowercase(3), lowercase(4)).map(([who, where]) => `${who}.x@${where}.example`),
  'a social security number': fc
    .tuple(fc.constantFrom('1', '2', '7'), digits(12), fc.constantFrom('', ' '))
    .map(([sex, rest, gap]) =>
      [sex, rest.slice(0, 2), rest.slice(2, 4), '2A', rest.slice(6, 9), rest.slice(9)].join(gap),
    ),
  'an account number': fc.tuple(digits(25), fc.constantFrom('', ' ')).map(
    ([rest, gap]) =>
      `FR${rest.slice(0, 2)}${gap}${rest
        .slice(2)
        .match(/.{1,4}/g)
        ?.join(gap)}`,
  ),
  'a telephone': fc
    .tuple(digits(8), fc.constantFrom('', ' ', '.', '-'))
    .map(([rest, gap]) => ['06', ...(rest.match(/../g) ?? [])].join(gap)),
  'a foreign telephone': digits(9).map(rest => `+33 ${rest.slice(0, 1)} ${rest.slice(1)}`),
  'a value between quotes': fc
    .tuple(lowercase(9), fc.constantFrom('""', "''", '«»', '“”', '``'))
    .map(([value, [open, close] = '']) => `${open}${value}${close}`),
  'a value that was cut before its end': lowercase(9).map(value => `"${value}`),
  'a secret that is announced': fc
    .tuple(fc.constantFrom('mot de passe: ', 'mot de passe ', 'mdp=', 'Nom : ', 'motDePasse = '), lowercase(9))
    .map(([label, value]) => `${label}${value}`),
  'a name': name,
  'a whole name': fc.tuple(name, name).map(names => names.join(' ')),
  'a name in Arabic': fc.constantFrom('ليلى حداد', 'يوسف'),
}

const kept = (value: string) => value.replace(/^["'«“`]|["'»”`]$|^.*(?:[:=] ?|passe )/g, '')

describe('an error’s message', () => {
  test.each(Object.entries(personal))('does not tell %s, wherever it stands', (_what, values) => {
    fc.assert(
      fc.property(around, values, around, (before, value, after) => {
        expect(maskPersonalData(`${before}${value} ${after}`)).not.toContain(kept(value))
      }),
    )
  })

  test('does not tell a word of what was sent, in whatever case', () => {
    fc.assert(
      fc.property(lowercase(4), around, (word, before) => {
        const sent = [{ employee: { names: [`${word} autre`] } }]
        expect(maskPersonalData(`${before}${word.toUpperCase()} is ${word}`, sent).toLowerCase()).not.toContain(word)
      }),
    )
  })

  test('masked once is masked for good, and never long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), text => {
        const masked = maskPersonalData(text)
        expect(masked.length).toBeLessThanOrEqual(500)
        expect(maskPersonalData(masked).length).toBeLessThanOrEqual(500)
      }),
    )
    const masked = maskPersonalData('Salarié Caron (marie@essai.example, 06 12 34 56 78) refusé par "Serres"')
    expect(maskPersonalData(masked)).toBe(masked)
  })

  test.each([
    ['Cannot read properties of undefined (reading "name")', 'Cannot read properties of undefined (reading ‹value›)'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED ‹number›:5432'],
    ['Unexpected token < in JSON at position 0', 'Unexpected token < in JSON at position 0'],
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['ResizeObserver loop limit exceeded', 'ResizeObserver loop limit exceeded'],
    ['Salarié Caron introuvable', '‹name› ‹name› introuvable'],
    ['Failed to fetch https://sillon.example/api/x?search=Caron', 'Failed to fetch ‹address›'],
    ['no employee 0198a000-0000-7000-8000-000000000001', 'no employee ‹id›'],
  ])('still says what programs say: %s', (message, masked) => {
    expect(maskPersonalData(message)).toBe(masked)
  })
})
