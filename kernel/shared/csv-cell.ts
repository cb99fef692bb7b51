/** A spreadsheet would run a cell that begins so as a formula; signed digits alone, as of a phone, it only reads. */
const looksLikeFormula = /^[=+\-@＝＋－＠\t\r\n](?![\d .]*$)/

/** The text of a cell that no spreadsheet runs. */
export const inertCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)
