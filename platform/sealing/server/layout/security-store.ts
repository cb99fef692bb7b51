/** DER of certificates, of answers (OCSP) and of lists (CRL): what proves the signatures of a file in years. */
export type SecurityStore = { certificates: Uint8Array[]; answers: Uint8Array[]; lists: Uint8Array[] }

const kinds = [
  ['Certs', 'certificates'],
  ['OCSPs', 'answers'],
  ['CRLs', 'lists'],
] as const

/**
 * Fills the store (DSS, ETSI EN 319 142-1, 5.4.2) for which the signed section has left an empty dictionary, by one more
 * section behind it. Only that dictionary is written anew, so that no page, form or catalogue is touched, and every byte
 * follows from the signed file and the store: whoever reads the file can write the section again and compare.
 * @throws RangeError when the file has left no such place
 */
export function withSecurityStore(pdf: Uint8Array, store: SecurityStore): Uint8Array {
  const section = sectionFor(pdf, store)
  if (!section) throw new RangeError('a file without a place for its proofs')
  return new Uint8Array(Buffer.concat([pdf, section]))
}

/** The store that stands behind the first `end` bytes; undefined where anything else does. */
export function storeBehind(pdf: Uint8Array, end: number): SecurityStore | undefined {
  const behind = Buffer.from(pdf.buffer, pdf.byteOffset + end, pdf.byteLength - end)
  const store = storeIn(behind)
  const written = store && sectionFor(pdf.subarray(0, end), store)
  return written?.equals(behind) ? store : undefined
}

function storeIn(section: Buffer): SecurityStore | undefined {
  const text = section.toString('latin1')
  const [dictionary] = /<< \/Type \/DSS [^>]*>>/.exec(text) ?? []
  if (!dictionary) return undefined
  const streams = streamsIn(section, text)
  const store: SecurityStore = { certificates: [], answers: [], lists: [] }
  for (const [name, kind] of kinds) {
    const [, references = ''] = new RegExp(`/${name} \\[([\\d R]*)\\]`).exec(dictionary) ?? []
    store[kind] = streams.splice(0, references.match(/R/g)?.length ?? 0)
  }
  return store
}

function streamsIn(section: Buffer, text: string) {
  const found: Uint8Array[] = []
  const begins = /<< \/Length (\d+) >>\nstream\n/g
  for (let match = begins.exec(text); match; match = begins.exec(text)) {
    const end = begins.lastIndex + Number(match[1])
    found.push(new Uint8Array(section.subarray(begins.lastIndex, end)))
    begins.lastIndex = end
  }
  return found
}

function sectionFor(pdf: Uint8Array, store: SecurityStore): Buffer | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const text = bytes.toString('latin1')
  const place = placeIn(text)
  const former = trailerOf(text)
  if (place === undefined || !former) return undefined
  const streams = kinds.flatMap(([, kind]) => store[kind])
  const objects = [
    { number: place, body: Buffer.from(dictionaryOf(store, former.size)) },
    ...streams.map((stream, index) => ({ number: former.size + index, body: streamOf(stream) })),
  ]
  return sectionOf({ objects, former, begins: bytes.length, size: former.size + streams.length })
}

/** The dictionary that the catalogue of the last section names, where it is still empty. */
function placeIn(text: string) {
  const number = [...text.matchAll(/\/DSS (\d+) 0 R/g)].at(-1)?.[1]
  const isEmpty = number && new RegExp(`\\s${number} 0 obj\\s*<<\\s*/Type\\s*/DSS\\s*>>\\s*endobj`).test(text)
  return isEmpty ? Number(number) : undefined
}

type Trailer = { at: number; size: number; isStream: boolean; entries: string }

/** What the last section says of the file: how many objects, which is the root, its name. */
function trailerOf(text: string): Trailer | undefined {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-200))?.[1] ?? Number.NaN)
  if (!Number.isInteger(at)) return undefined
  const section = text.slice(at)
  const isStream = !section.startsWith('xref')
  const dictionary = isStream ? section.slice(0, section.indexOf('stream')) : section.slice(section.indexOf('trailer'))
  const size = Number(/\/Size (\d+)/.exec(dictionary)?.[1])
  const kept = [/\/Root \d+ \d+ R/, /\/Info \d+ \d+ R/, /\/ID\s*\[\s*<[\dA-Fa-f]*>\s*<[\dA-Fa-f]*>\s*\]/]
  const entries = kept.flatMap(entry => entry.exec(dictionary)?.[0] ?? []).join(' ')
  return Number.isInteger(size) && entries.startsWith('/Root') ? { at, size, isStream, entries } : undefined
}

function dictionaryOf(store: SecurityStore, first: number) {
  let next = first
  const lists = kinds.map(([name, kind]) => {
    const references = store[kind].map((_, index) => `${next + index} 0 R`)
    next += references.length
    return `/${name} [${references.join(' ')}]`
  })
  return `<< /Type /DSS ${lists.join(' ')} >>`
}

const streamOf = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])

type Section = { objects: { number: number; body: Buffer }[]; former: Trailer; begins: number; size: number }

/** Objects, then where they stand: as a table or as a stream, whichever the file had before. */
function sectionOf({ objects, former, begins, size }: Section): Buffer {
  const pieces: Buffer[] = [Buffer.from('\n')]
  const places: number[] = []
  let at = begins + 1
  const write = (piece: Buffer) => {
    pieces.push(piece)
    at += piece.length
  }
  for (const { number, body } of objects) {
    places.push(at)
    write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const start = at
  const [own, ...others] = objects.map(({ number }) => number) as [number, ...number[]]
  const known = `${former.entries} /Prev ${former.at}`
  if (former.isStream) {
    const rows = Buffer.concat([...places, start].map(rowOf))
    const index = `${own} 1 ${former.size} ${others.length + 1}`
    const entries = `/Type /XRef /Size ${size + 1} /W [1 4 2] /Index [${index}] ${known} /Length ${rows.length}`
    write(Buffer.from(`${size} 0 obj\n<< ${entries} >>\nstream\n`))
    write(Buffer.concat([rows, Buffer.from('\nendstream\nendobj\n')]))
  } else {
    const [first, ...rest] = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`)
    write(Buffer.from(`xref\n${own} 1\n${first}${former.size} ${rest.length}\n${rest.join('')}`))
    write(Buffer.from(`trailer\n<< /Size ${size} ${known} >>\n`))
  }
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(pieces)
}

/** In use, at that byte, first of its number. */
function rowOf(place: number) {
  const row = Buffer.alloc(7)
  row.writeUInt8(1, 0)
  row.writeUInt32BE(place, 1)
  return row
}
