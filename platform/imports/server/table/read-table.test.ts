import { deflateRawSync } from 'node:zlib'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { findHeader } from './find-header.ts'
import { readTable } from './read-table.ts'

const csv = (bytes: string | Uint8Array) =>
  readTable({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, isText: true })
const workbook = (bytes: Uint8Array) => readTable({ bytes, isText: false })
const refusal = (reading: Promise<unknown>) => reading.catch(error => error.problem?.label)
const cells = async (reading: ReturnType<typeof csv>) => (await reading).map(line => line.cells)

const people = 'Nom;Prénom\nLefèvre;Zoé\n'
const expected = [
  ['Nom', 'Prénom'],
  ['Lefèvre', 'Zoé'],
]

describe('a CSV file', () => {
  const utf16be = Buffer.from(`\uFEFF${people}`, 'utf16le').swap16()
  test.each([
    ['UTF-8', Buffer.from(people)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${people}`)],
    ['ISO-8859-1', Buffer.from(people, 'latin1')],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${people}`, 'utf16le')],
    ['UTF-16, big end first', utf16be],
  ])('in %s keeps its accents', async (_encoding, bytes) => {
    expect(await cells(csv(bytes))).toEqual(expected)
  })

  test('in windows-1252 keeps what ISO-8859-1 has not', async () => {
    expect(await cells(csv(Buffer.concat([Buffer.from('Nom;Prix\n'), Buffer.from([0x9c, 0x3b, 0x80])])))).toEqual([
      ['Nom', 'Prix'],
      ['œ', '€'],
    ])
  })

  test.each([';', ',', '\t', '|'])('is cut at %j, the sign that its lines share', async sign => {
    const text = people.replaceAll(';', sign).replace('Zoé', sign === ',' ? '"1,5"' : '1,5')
    expect(await cells(csv(text))).toEqual([expected[0], ['Lefèvre', '1,5']])
  })

  test('keeps signs, quotes and ends of lines that stand between quotes', async () => {
    const text = 'Nom;Remarque\n"Petit; Paul";"dit ""le Grand""\nvu le 12"\n'
    expect(await cells(csv(text))).toEqual([
      ['Nom', 'Remarque'],
      ['Petit; Paul', 'dit "le Grand"\nvu le 12'],
    ])
  })

  test('is numbered as a spreadsheet numbers it, blank lines and all', async () => {
    const lines = await csv('sep=;\r\nEffectif;;\r\n\r\n;;\r\nNom;Prénom;;\r\nPetit;Paul;;\r\n')
    expect(lines.map(({ number }) => number)).toEqual([1, 4, 5])
  })

  test.each([
    ['a quote that nobody closes', `${people}"Petit;Paul\n`, 'imports.file.quote'],
    ['more lines than are read', 'a;b\n'.repeat(20_100), 'imports.file.too-many-rows'],
  ])('with %s is refused', async (_what, text, label) => {
    expect(await refusal(csv(text))).toBe(label)
  })

  test('says at which line the quote was opened', async () => {
    const error = await csv(`${people}"Petit;Paul\n`).catch(refused => refused)
    expect(error.problem.values.line).toBeGreaterThanOrEqual(3)
  })
})

describe('a header', () => {
  const isKnown = (name: string) => ['Nom', 'Prénom', 'Mail'].includes(name)

  test('is found below titles, by the names that are known', async () => {
    const { columns, rows } = findHeader(
      await csv('Liste des salariés\nau 1er mars;;;\n\nNom;Prénom;Mail;\nPetit;Paul;;\n'),
      isKnown,
    )
    expect(columns.map(({ header }) => header)).toEqual(['Nom', 'Prénom', 'Mail'])
    expect(rows.map(({ number }) => number)).toEqual([5])
  })

  test('of names that nobody knows is the first line as wide as the table', async () => {
    const { columns } = findHeader(await csv('Titre\nA;B;C\n1;2;3\n4;5;6\n'), isKnown)
    expect(columns.map(({ header }) => header)).toEqual(['A', 'B', 'C'])
  })

  test('with a name twice tells them apart; a column without a name stays if it holds something', async () => {
    const { columns } = findHeader(await csv('Nom;Tél;Tél;;\nPetit;1;2;reste;\n'), isKnown)
    expect(columns.map(({ header, filled }) => [header, filled])).toEqual([
      ['Nom', 1],
      ['Tél', 1],
      ['Tél (2)', 1],
      [null, 1],
    ])
  })
})

describe('a workbook', () => {
  const saved = async (fill: (book: ExcelJS.Workbook) => void) => {
    const book = new ExcelJS.Workbook()
    fill(book)
    return new Uint8Array(await book.xlsx.writeBuffer())
  }

  test('is read from its first sheet that is shown and holds something, values only', async () => {
    const bytes = await saved(book => {
      book.addWorksheet('cachée', { state: 'hidden' }).addRow(['secret'])
      book.addWorksheet('vide')
      const sheet = book.addWorksheet('Effectif')
      sheet.addRow(['Nom', 'Né le', 'Actif', 'Lien'])
      sheet.addRow([
        { formula: 'UPPER("petit")', result: 'PETIT' },
        new Date(Date.UTC(1994, 2, 14, 8, 30)),
        true,
        { text: 'paul@essai.example', hyperlink: 'mailto:paul@essai.example' },
      ])
      sheet.addRow([{ error: '#REF!' }, { formula: 'A1', result: undefined }])
    })

    expect(await cells(workbook(bytes))).toEqual([
      ['Nom', 'Né le', 'Actif', 'Lien'],
      ['PETIT', '1994-03-14 08:30', 'true', 'paul@essai.example'],
      ['#REF!'],
    ])
  })

  test('that is a bomb is refused before it is opened', async () => {
    expect(await refusal(workbook(archiveOf(Buffer.alloc(60_000_000))))).toBe('imports.file.unpacks-too-large')
    expect(await refusal(workbook(archiveOf(Buffer.alloc(3_000_000))))).toBe('imports.file.unpacks-too-large')
  })

  test('that lies about its size is refused all the same', async () => {
    expect(await refusal(workbook(archiveOf(Buffer.alloc(60_000_000), 12)))).toBe('imports.file.unpacks-too-large')
  })

  test('that keeps another list of its content than the one that is judged is refused', async () => {
    const book = new ExcelJS.Workbook()
    book.addWorksheet('Salariés').addRows(expected)
    const honest = Buffer.from(await book.xlsx.writeBuffer())
    expect(await cells(workbook(honest))).toEqual(expected)

    expect(await refusal(workbook(behindDecoy(honest)))).toBe('imports.file.damaged')
  })

  test.each([
    ['no archive', Buffer.from('PK\u0003\u0004 nothing more')],
    ['an archive cut in the middle', archiveOf(Buffer.from('<xml/>')).subarray(0, 40)],
    ['an archive of something else', archiveOf(Buffer.from('<xml/>'))],
  ])('that is %s is refused', async (_what, bytes) => {
    expect(await refusal(workbook(bytes))).toBe('imports.file.damaged')
  })
})

/** A zip archive of one entry, which may say that it is smaller than it is. */
function archiveOf(content: Buffer, saidSize = content.length) {
  const packed = deflateRawSync(content)
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(saidSize, 22)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(saidSize, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + packed.length, 16)
  return Buffer.concat([head, name, packed, entry, name, end])
}

/**
 * An archive behind bytes that were put before it: readers shift what its end says by their number. Who does not finds,
 * where the list of content is said to stand, one of nothing but small things.
 */
function behindDecoy(archive: Buffer) {
  const end = archive.subarray(archive.lastIndexOf(Buffer.from('504b0506', 'hex')))
  const listAt = end.readUInt32LE(16)
  const small = archiveOf(Buffer.from('<xml/>'))
  const entry = small.subarray(small.indexOf(Buffer.from('504b0102', 'hex')), -end.length)
  const decoys = Array.from({ length: end.readUInt16LE(10) }, () => entry)
  return Buffer.concat([small, Buffer.alloc(listAt - small.length), ...decoys, archive])
}
