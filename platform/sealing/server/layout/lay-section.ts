import { PDF, PdfDict, PdfName, type PDFPage } from '@libpdf/core'

/** As the thread receives it. `drawnMarks` has one page for each place, in their order. */
export type SectionToLay = {
  pdf: Uint8Array
  drawnMarks: Uint8Array | null
  places: readonly { page: number; x: number; y: number }[]
  attestation: Uint8Array | null
  reason: string
  /** Milliseconds since the epoch: what the file says of its hour. */
  at: number
  /** DER, of whoever will sign. */
  certificate: Uint8Array
  /** Whether a place is left for what proves the signature in years. */
  hasStore: boolean
}

/** Bytes for a signature with its certificates and its time-stamp; twice as many stand in the file. */
const roomForSignature = 16_384

/**
 * What the thread does: marks, attestation and an empty signature are laid behind the document as one section, so that
 * the file begins with the bytes that it was given. The signature of the library is thrown away: ours is written there.
 */
export default async function laySection(section: SectionToLay): Promise<Uint8Array> {
  const pdf = await PDF.load(section.pdf)
  if (section.drawnMarks) await drawMarks(pdf, await PDF.load(section.drawnMarks), section.places)
  if (section.attestation) {
    const attestation = await PDF.load(section.attestation)
    await pdf.copyPagesFrom(attestation, [...attestation.getPages().keys()])
  }
  if (section.hasStore) pdf.getCatalog().set('DSS', pdf.register(new PdfDict([['Type', PdfName.of('DSS')]])))
  const { bytes } = await pdf.sign({
    reason: section.reason,
    signingTime: new Date(section.at),
    estimatedSize: roomForSignature,
    signer: {
      certificate: section.certificate,
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: () => Promise.resolve(new Uint8Array(1)),
    },
  })
  return bytes
}

async function drawMarks(pdf: PDF, drawn: PDF, places: SectionToLay['places']) {
  const pages = pdf.getPages()
  for (const [index, { page: number, x, y }] of places.entries()) {
    const page = pages[number - 1]
    if (!page) throw new RangeError(`a mark on page ${number} of ${pages.length}`)
    const mark = await pdf.embedPage(drawn, index)
    page.drawPage(mark, placed(page, { x, y: y + mark.height }))
  }
}

/**
 * The foot of a mark from the upper left corner, as people look at it, in what the format counts: from the lower left one
 * of a page that may lie on its side. The mark is turned with them, so that it stands upright.
 */
function placed(page: PDFPage, { x, y }: { x: number; y: number }) {
  const { x: left, y: low, width, height } = page.getCropBox()
  const rotate = page.rotation
  if (rotate === 90) return { x: left + y, y: low + x, rotate }
  if (rotate === 180) return { x: left + width - x, y: low + y, rotate }
  if (rotate === 270) return { x: left + width - y, y: low + height - x, rotate }
  return { x: left + x, y: low + height - y }
}
