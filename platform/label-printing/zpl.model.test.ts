import { expect, test } from 'vitest'
import { readGs1 } from '#kernel/shared/gs1.ts'
import { dayElement, inBrackets, netElement } from './label.model.ts'
import { code128, zplOf } from './zpl.model.ts'

/** What a printer draws of it: letters one by one, digits in pairs. */
function asScanned(told: string) {
  const [start, ...rest] = told.match(/>.|[^>]/g) ?? []
  expect(start).toBe('>;')
  return rest.map(part => (part === '>8' ? '\u001d' : part === '>0' ? '>' : part.startsWith('>') ? '' : part)).join('')
}

const lot = { ai: '10', value: 'L26-324-GR-04' }

test.each([
  [
    [
      { ai: '02', value: '03760123456784' },
      { ai: '13', value: '261120' },
      { ai: '37', value: '72' },
    ],
  ],
  [[netElement(501_500), lot]],
  [[{ ai: '00', value: '037601234567890128' }]],
  [[{ ai: '37', value: '7' }, lot]],
  [[lot]],
])('what bars say is read back: %j', symbol => {
  const scanned = readGs1(asScanned(code128(symbol)))
  expect(scanned).not.toBeNull()
  expect(scanned).toEqual(readGs1(inBrackets(symbol)))
})

test('weights keep three decimals up to 999.999 kg, two beyond; days have two digits of their year', () => {
  expect(netElement(999_999)).toEqual({ ai: '3103', value: '999999' })
  expect(netElement(1_094_400)).toEqual({ ai: '3102', value: '109440' })
  expect(dayElement('13', '2026-11-20')).toEqual({ ai: '13', value: '261120' })
})

test('a name that commands printers is printed as it is written', () => {
  const label = {
    widthMm: 100,
    heightMm: 150,
    title: 'Primeurs ^XZ & ~JA _Fils',
    subtitle: '',
    facts: [],
    symbols: [[lot]],
    foot: '',
  }
  const zpl = zplOf(label, 2)
  expect(zpl).toContain('^FDPrimeurs _5EXZ & _7EJA _5FFils^FS')
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  expect(zpl).toContain('^PW800\n^LL1200')
  expect(zpl).toContain('^PQ2')
})
