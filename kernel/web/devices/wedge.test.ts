import { expect, test } from 'vitest'
import { readGs1 } from '#kernel/shared/gs1.ts'
import { openWedge, type TypedKey } from './wedge.ts'

const keys = (text: string, gap: number, end = 'Enter'): TypedKey[] =>
  [...text, end].map((key, index) => ({ key, at: 1_000 + index * gap }))
const codesOf = (typed: readonly TypedKey[]) => typed.map(openWedge()).flatMap(({ code }) => code ?? [])

test('a reader is known by its speed, whether it ends with Enter or with Tab', () => {
  expect(codesOf(keys('L26-324-GR-04', 35))).toEqual(['L26-324-GR-04'])
  expect(codesOf(keys('L26-324-GR-04', 5, 'Tab'))).toEqual(['L26-324-GR-04'])
  expect(codesOf(keys('L26-324-GR-04', 36))).toEqual([])
  expect(codesOf(keys('L26', 5, 'a'))).toEqual([])
})

test('what fingers did before a reader, or do after it, is none of its code', () => {
  const wedge = openWedge()
  const typed = [{ key: '7', at: 0 }, ...keys('L26', 10)]
  const heard = typed.map(wedge)
  expect(heard.map(({ isFirst }) => isFirst)).toEqual([true, true, false, false, false])
  expect(heard.at(-1)?.code).toBe('L26')
  expect(wedge({ key: 'Enter', at: 1_050 }).code).toBeUndefined()
})

test('a key that is held, two keys at once or a shortcut are no code', () => {
  expect(codesOf(keys('1111', 30).map(key => ({ ...key, isRepeat: key.key === '1' })))).toEqual([])
  expect(codesOf(keys('ok', 1))).toEqual([])
  expect(codesOf(keys('abcd', 1).map(key => ({ ...key, ctrlKey: key.key !== 'Enter' })))).toEqual([])
})

test('capitals and group separators come as a reader plays them', () => {
  const played = '10L26-324-GR-04]3712'
    .split('')
    .flatMap(key => [{ key: key === ']' ? 'Control' : 'Shift' }, { key, ctrlKey: key === ']' }])
  const [code = ''] = codesOf([...played, { key: 'Enter' }].map((key, index) => ({ ...key, at: index * 4 })))
  expect(readGs1(code)).toEqual({ lot: 'L26-324-GR-04', count: 12 })
})
