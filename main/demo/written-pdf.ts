/** A page of PDF with a title and lines under it, as small as one can be. Latin letters. */
export function writtenPdf(title: string, lines: readonly string[]): Uint8Array {
  const shown = [`/F1 20 Tf 60 770 Td ${drawn(title)}`, ...lines.map(line => `/F1 12 Tf 0 -24 Td ${drawn(line)}`)]
  const content = `BT ${shown.join(' ')} ET`
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
  ])
}

const drawn = (text: string) => `(${text.replaceAll('’', "'").replace(/[\\()]/g, mark => `\\${mark}`)}) Tj`

function fileOf(objects: readonly string[]) {
  let written = '%PDF-1.4\n'
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(written.length)
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(`${written}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
