import { archiveEntries } from '#kernel/server/archive-entries.ts'
import { familyOf } from '../upload-type.model.ts'

const mostPages = 300
/** Letters that are kept of a file. */
const mostLetters = 200_000

/** Where the words of an office document stand in its archive. */
const partsOf = {
  word: /^word\/(document|footnotes|header\d*|footer\d*)\.xml$/,
  spreadsheet: /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/,
  presentation: /^ppt\/slides\/slide\d+\.xml$/,
} as const

/** What a file says, as far as it says it in letters: none of a picture. @throws of a file that is damaged */
export async function wordsOfFile(bytes: Buffer, mime: string): Promise<string> {
  const family = familyOf(mime)
  if (family === 'pdf') return wordsOfPdf(bytes)
  if (family === 'text') return bytes.toString('utf8', 0, mostLetters)
  if (family === 'word' || family === 'spreadsheet' || family === 'presentation')
    return wordsOfArchive(bytes, partsOf[family])
  return ''
}

function wordsOfArchive(bytes: Buffer, parts: RegExp): string {
  let words = ''
  for (const { name, content } of archiveEntries(bytes)) {
    if (words.length >= mostLetters) break
    if (parts.test(name)) words += ` ${withoutTags(content.toString('utf8'))}`
  }
  return words.slice(0, mostLetters)
}

/** A paragraph or a cell ends a word, a run within it does not. */
const withoutTags = (markup: string) =>
  markup
    .replace(/<\/(w:p|a:p|si|c|row)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof entities) => entities[name])
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Fetched with the first PDF that is read. */
async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    let words = ''
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && words.length < mostLetters; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      words += ` ${items.map(item => ('str' in item ? item.str : '')).join(' ')}`
    }
    return words.slice(0, mostLetters)
  } finally {
    await task.destroy()
  }
}
