import { expect, test } from 'vitest'
import { isForTests, sourceFiles, textOf } from './source-files.ts'

/** React writes what it is given as text; these would write it as markup, or run it. */
const asMarkup =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcDoc\b|\beval\(|new Function\(/

test('no page writes what it shows as markup, nor runs it', () => {
  const pages = sourceFiles.filter(file => /(^|\/)web\//.test(file) && !isForTests(file))

  expect(pages.filter(file => asMarkup.test(textOf(file)))).toEqual([])
  expect(pages.length).toBeGreaterThan(300)
  expect(asMarkup.test('<p dangerouslySetInnerHTML={{ __html: name }} />')).toBe(true)
})
