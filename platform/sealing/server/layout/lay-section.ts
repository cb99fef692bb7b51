import { PDF, type PDFEmbeddedPage, type PDFPage } from '@libpdf/core'

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
    page.drawPage(mark, placed(page, mark, { x, y }))
  }
}

/** From the upper left corner, as people look at it, to the lower left one, as the format counts. */
function placed(page: PDFPage, mark: PDFEmbeddedPage, { x, y }: { x: number; y: number }) {
  const box = page.getCropBox()
  return { x: box.x + x, y: box.y + box.height - y - mark.height }
}
