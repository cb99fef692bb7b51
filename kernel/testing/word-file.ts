import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { streamZip } from '../server/zip.ts'

const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relations = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** A Word file of a body in its own markup, with what further parts it is given by their paths. */
export async function wordFile(body: string, parts: Record<string, string> = {}, name = 'modele.docx'): Promise<File> {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const files = { '[Content_Types].xml': types, '_rels/.rels': relations, 'word/document.xml': document, ...parts }
  const zip = streamZip(Temporal.Instant.from('2026-01-01T00:00:00Z'), async ({ add }) => {
    for (const [path, content] of Object.entries(files)) await add(path, Buffer.from(content))
  })
  return new File([new Uint8Array(await buffer(Readable.from(zip)))], name, { type: mime })
}

/** A run of a line, bold or not. */
export const run = (text: string, isBold = false) =>
  `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const line = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
