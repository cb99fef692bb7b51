import { inflateSync } from 'node:zlib'

/** The text of each page as a person reads it, piece by piece in the order drawn, of a PDF that the press printed. */
export function pagesOfPdf(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf))
  const [kids = ''] = written(objects.get(1), /\/Kids \[([^\]]*)\]/)
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => textOfPage(Number(page), objects))
}

type PdfObject = { dictionary: string; content: string }
type Objects = ReadonlyMap<number, PdfObject>

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const { 1: number, index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = text.indexOf('\nendobj', index)
    const [dictionary = ''] = text.slice(index, end).split('\nstream\n', 1)
    const start = index + dictionary.length + '\nstream\n'.length
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    const bytes = start < end ? pdf.subarray(start, start + length) : Buffer.alloc(0)
    const content = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    objects.set(Number(number), { dictionary, content: content.toString('latin1') })
  }
  return objects
}

function textOfPage(page: number, objects: Objects) {
  const { dictionary = '' } = objects.get(page) ?? {}
  const fonts = new Map(
    [...dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, font]) => [name, lettersOf(Number(font), objects)]),
  )
  const [contents] = written(objects.get(page), /\/Contents (\d+) 0 R/)
  let letters: ReadonlyMap<number, string> = new Map()
  let read = ''
  let strings: string[] = []
  let name = ''
  for (const token of tokensOf(objects.get(Number(contents))?.content ?? '')) {
    if (token.startsWith('(')) strings.push(unescaped(token.slice(1, -1)))
    else if (token.startsWith('/')) name = token.slice(1)
    else if (token === 'Tf') letters = fonts.get(name) ?? new Map()
    else if (token === 'Tj' || token === 'TJ') {
      read += `${strings.map(text => lettersIn(text, letters)).join('')}\n`
      strings = []
    }
  }
  return read
}

/** Strings with their parentheses, which may hold others in pairs; names; operators and numbers. */
function* tokensOf(content: string) {
  for (let at = 0; at < content.length; ) {
    if (content[at] === '(') {
      const end = endOfString(content, at)
      yield content.slice(at, end)
      at = end
    } else {
      const [token = ' '] = /^[^\s()[\]<>]+/.exec(content.slice(at, at + 100)) ?? []
      if (token !== ' ') yield token
      at += token.length
    }
  }
}

function endOfString(content: string, start: number) {
  let depth = 0
  for (let at = start; at < content.length; at++) {
    if (content[at] === '\\') at++
    else if (content[at] === '(') depth++
    else if (content[at] === ')' && --depth === 0) return at + 1
  }
  return content.length
}

/** What each glyph of a font stands for, by its `ToUnicode`. */
function lettersOf(font: number, objects: Objects): ReadonlyMap<number, string> {
  const [map] = written(objects.get(font), /\/ToUnicode (\d+) 0 R/)
  const pairs = objects.get(Number(map))?.content.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm) ?? []
  return new Map(
    [...pairs].map(([, glyph = '', letters = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(letters, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

function lettersIn(text: string, letters: ReadonlyMap<number, string>) {
  let read = ''
  for (let at = 0; at + 1 < text.length; at += 2)
    read += letters.get(text.charCodeAt(at) * 256 + text.charCodeAt(at + 1)) ?? '\uFFFD'
  return read
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{1,3}|[^])/g, (_, mark: string) =>
    /^[0-7]/.test(mark) ? String.fromCharCode(Number.parseInt(mark, 8)) : (named[mark] ?? mark),
  )

const written = (object: PdfObject | undefined, pattern: RegExp) =>
  pattern.exec(object?.dictionary ?? '')?.slice(1) ?? []
