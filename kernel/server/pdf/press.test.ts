import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { openPress } from './press.ts'

const press = openPress()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-templates-'))
})
afterAll(async () => {
  await press.close()
  await rm(folder, { recursive: true })
})

const printedAt = Temporal.Instant.from('2026-11-22T09:30:00Z')
const begins = `#import "/house.typ": data, house, words
#show: house.with(title: words.title)
= #words.title
`
const badge = `${begins}#data.name`
const badgeOf = (name: string) => ({ name, words: { title: 'Badge', page: 'Page' } })

async function kept(template: string) {
  const file = join(folder, `${crypto.randomUUID()}.typ`)
  await writeFile(file, template)
  return pathToFileURL(file)
}

const print = async (template: string, data: unknown) =>
  Buffer.from(await press.print({ template: await kept(template), data, printedAt, clientId: 'serres' }))

const fontsIn = (pdf: Buffer) =>
  new Set([...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name))

describe('a printed sheet', () => {
  test('is a tagged PDF with a title, a language and numbered pages', async () => {
    const pdf = await print(badge, badgeOf('Paul Petit'))

    const written = pdf.toString('latin1')
    expect(written).toMatch(/^%PDF-1\.7/)
    expect(written).toContain('/StructTreeRoot')
    expect(written).toMatch(/\/Marked true/)
    expect(written).toMatch(/\/Lang \(fr\)/)
    expect(written).toMatch(/\/Title \(Badge\)/)
    expect(pagesOfPdf(pdf)).toEqual([expect.stringMatching(/Badge\nPaul Petit\n(.*\n)*Page 1 \/ 1/)])
  })

  test.each(['#read("/etc/passwd")', '#read("/house.typ")', '*x* _y_ $z$ @w <v>', '= Titre', '#import "@preview/x:1"'])(
    'shows a name like %s as it is typed',
    async name => expect(pagesOfPdf(await print(badge, badgeOf(name)))[0]).toContain(`Badge\n${name}\n`),
  )

  test('bears the same bytes each time, whichever thread prints it', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => print(badge, badgeOf('Zoé Lefèvre'))))

    for (const other of others) expect(other.equals(first as Buffer)).toBe(true)
    expect((await print(badge, badgeOf('Zoé Lefevre'))).equals(first as Buffer)).toBe(false)
  })

  test('is drawn with the bundled fonts alone, whatever the letters', async () => {
    const pdf = await print(badge, badgeOf('Ștefan Łukasz Γιώργος Борис محمد 李'))

    expect(fontsIn(pdf)).toEqual(new Set(['Inter', 'DejaVuSansMono']))
    expect(pagesOfPdf(pdf)[0]).toMatch(/Ștefan Łukasz/)
  })
})

describe('a template', () => {
  test('reaches no file beside the house’s look', async () => {
    await expect(print(`${begins}#read("/etc/passwd")`, badgeOf('Paul'))).rejects.toThrow(/file not found/)
    await expect(print(`${begins}#read("../press.ts")`, badgeOf('Paul'))).rejects.toThrow(/outside of project root/)
  })

  test('imports no package', async () => {
    await expect(print('#import "@preview/cetz:0.1.0"', badgeOf('Paul'))).rejects.toThrow(/imports no package/)
  })

  test('that is wrong tells what is wrong', async () => {
    await expect(print(`${begins}#data.surname`, badgeOf('Paul'))).rejects.toThrow(
      /dictionary does not contain key "surname"/,
    )
  })
})

test('a sheet that takes too long is given up, in words', async () => {
  const hurried = openPress(20)
  const template = await kept('#for a in range(3000) { for b in range(300) { [#a] } }')

  const printing = hurried.print({ template, data: {}, printedAt, clientId: 'serres' })

  await expect(printing).rejects.toMatchObject({ status: 413, code: 'TOO_LONG_TO_PRINT' })
  await hurried.close()
})

test('a sheet of another client comes before the third of one who has many printed', async () => {
  const template = await kept(badge)
  const begun: string[] = []
  const printFor = (clientId: string) => {
    const data = {
      ...badgeOf(clientId),
      get name() {
        begun.push(clientId)
        return clientId
      },
    }
    return press.print({ template, data, printedAt, clientId })
  }

  await Promise.all([...Array.from({ length: 8 }, () => printFor('serres')), printFor('bocage')])

  expect(begun).toEqual(['serres', 'serres', 'bocage', ...Array.from({ length: 6 }, () => 'serres')])
})

test('ten long sheets at once leave the loop free to answer', async () => {
  const rows = Array.from({ length: 800 }, (_, row) => `Ligne ${row}`)
  const table = `${begins}#table(columns: 3, ..data.rows)`
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 1)

  await Promise.all(
    Array.from({ length: 10 }, (_, sheet) => print(table, { ...badgeOf(''), rows: [...rows, `${sheet}`] })),
  )

  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(40)
})
