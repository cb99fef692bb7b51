/** What cannot be read stays as typed, for the schema to refuse it. */
export function numberIn(text: string): number | string {
  const plain = text.replace(/[\s\u202f\u00a0]/g, '').replace(',', '.')
  const isNumber = plain !== '' && Number.isFinite(Number(plain))
  return isNumber ? Number(plain) : text.trim()
}
