/** A page that bears the number of a receipt, as small as a PDF can be. */
export function receiptPdf(number: string): Buffer {
  const text = `BT /F1 14 Tf 60 760 Td (Simulation - recepisse ${number}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = written.length
  const lines = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`)
  written += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  written += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(written, 'latin1')
}
