import { describe, expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './source-files.ts'
import { titlesIn, titlesOf } from './test-titles.ts'

/** Promises of which a part waits for what is not built, each with what that is. */
const waiting: Record<number, string> = {
  45: 'the antivirus',
  62: 'the advisories of the registry',
}

type Promised = { number: number; words: string; proofs: { file: string; titles: string[] }[]; waitsFor?: string }

/** The lines of the table: | 12 | what is promised | `file` “a test”, “another”; `file` “a test” |. */
function promisesIn(text: string): Promised[] {
  return [...text.matchAll(/^\| (\d+) \| (.+?) \| (.+) \|$/gm)].map(([, number, words = '', proof = '']) => {
    const waitsFor = /not built yet: ([^“`|]+)$/.exec(proof)?.[1]
    return {
      number: Number(number),
      words,
      proofs: [...proof.matchAll(/`([^`]+)`((?:,? “[^”]+”)+)/g)].map(([, file = '', titles = '']) => ({
        file,
        titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
      })),
      ...(waitsFor && { waitsFor }),
    }
  })
}

/** What is wrong with the table, in words. */
function faultsOf(promises: Promised[]): string[] {
  const numbers = promises.map(({ number }) => number)
  const expected = Array.from({ length: 65 }, (_, index) => index + 1)
  return [
    ...(numbers.join() === expected.join() ? [] : [`the numbers are not 1 to 65 in order: ${numbers.join()}`]),
    ...promises.flatMap(({ number, proofs, waitsFor }) => [
      ...(waitsFor === waiting[number] ? [] : [`${number}: waits for ${waitsFor}, not for ${waiting[number]}`]),
      ...(proofs.length > 0 || waitsFor ? [] : [`${number}: no test`]),
      ...proofs.flatMap(({ file, titles }) => [
        ...(sourceFiles.includes(file) && isTest(file) ? [] : [`${number}: ${file} is no file of tests`]),
        ...titles.filter(title => !isToldIn(file, title)).map(title => `${number}: ${file} has no “${title}”`),
      ]),
    ]),
  ]
}

const isToldIn = (file: string, title: string) => sourceFiles.includes(file) && titlesOf(file).has(title)

const page = textOf('docs/promises.md')

describe('the promises of security', () => {
  test('are sixty-five, each held by tests that are there, or told as not built', () => {
    expect(faultsOf(promisesIn(page))).toEqual([])
  })

  test('name every test that their lines speak of', () => {
    const told = promisesIn(page).flatMap(({ proofs }) => proofs.flatMap(({ titles }) => titles))
    expect(told).toHaveLength([...page.matchAll(/“[^”]+”/g)].length)
    expect(told.length).toBeGreaterThan(100)
  })

  test.each([
    ['a title that no test has', /“sooner moves nothing/, '“later moves nothing'],
    ['a file that is not there', /`conformance\/isolation\.test\.ts`/, '`conformance/insulation.test.ts`'],
    ['a line that is missing', /^\| 29 \|.*\n/m, ''],
    ['a line without a test', /^(\| 29 \| [^|]+ \|) .* \|$/m, '$1 none |'],
    ['a promise that is said to wait', /^(\| 29 \| [^|]+ \| .*) \|$/m, '$1; not built yet: the wall |'],
    ['a wait that is told otherwise', /not built yet: the antivirus/, 'not built yet: the spring'],
  ])('would be seen broken by %s', (_what, part, instead) => {
    expect(page).toMatch(part)
    expect(faultsOf(promisesIn(page.replace(part, instead)))).not.toEqual([])
  })

  test('are held by no test that rests', () => {
    const resting = `
      test('runs', () => {})
      test.each([1])('runs for %i', () => {})
      test.skip('rests', () => {})
      test.todo('is to come')
      describe.skip('all', () => { test('rests too', () => {}) })
      describe('some', () => { test.skipIf(true)('rests at times', () => {}) })`
    expect([...titlesIn(resting)]).toEqual(['runs', 'runs for %i'])
  })
})
