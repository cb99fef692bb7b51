import { plainText } from '#kernel/shared/plain-text.ts'

/** A line of a load curve, as it is written; `direction`, `unit` and `step` where the file says them. */
export type CurveLine = {
  line: number
  stamp: string
  value: string
  direction: 'in' | 'out' | null
  unit: 'w' | 'kw' | null
  step: number | null
}

const plain = (cell: string) => plainText(cell).trim()

/** The lines that tell a point, whatever stands above them. */
export function linesOfCurve(text: string): CurveLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = [';', '\t', ','].find(mark => lines.some(line => /\d/.test(line) && line.includes(mark))) ?? ';'
  const rows = lines.map(line => line.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1')))
  const head = rows.findIndex(cells => isHead(cells.map(plain)))
  const names = head < 0 ? ['horodate', 'valeur'] : (rows[head] ?? []).map(plain)
  const above = head < 0 ? new Map<string, string>() : saidAbove(rows.slice(0, head))
  const at = (cells: readonly string[], name: RegExp) => {
    const place = names.findIndex(one => name.test(one))
    const [, said] = [...above].find(([key]) => name.test(key)) ?? []
    return (place < 0 ? said : cells[place]) ?? ''
  }
  return rows.flatMap((cells, place): CurveLine[] => {
    if (place <= head || cells.every(cell => cell === '')) return []
    return [
      {
        line: place + 1,
        stamp: at(cells, /^horodate/),
        value: at(cells, /^valeur/),
        direction: directionOf(plain(at(cells, /^grandeur metier/))),
        unit: unitOf(plain(at(cells, /^unite/))),
        step: stepOf(plain(at(cells, /^pas/))),
      },
    ]
  })
}

const isHead = (cells: readonly string[]) =>
  cells.some(cell => cell.startsWith('horodate')) && cells.some(cell => cell.startsWith('valeur'))

/** A preamble is a line of names over a line of values, or a name and its value a line. */
function saidAbove(rows: readonly (readonly string[])[]): Map<string, string> {
  const said = new Map<string, string>()
  for (const [place, cells] of rows.entries()) {
    const below = rows[place + 1] ?? []
    if (cells.length === 2) said.set(plain(cells[0] ?? ''), cells[1] ?? '')
    else
      for (const [column, name] of cells.entries())
        if (!said.has(plain(name))) said.set(plain(name), below[column] ?? '')
  }
  return said
}

const directionOf = (word: string) => (/prod|inj/.test(word) ? 'out' : /cons|sout/.test(word) ? 'in' : null)

const unitOf = (word: string) => (word === 'w' || word === 'kw' ? word : null)

/** Minutes of `10`, `PT10M` or `PT1H`. */
function stepOf(word: string): number | null {
  const [, figure, mark] = /^(?:pt)?(\d{1,3})(m|h)?$/.exec(word) ?? []
  if (figure === undefined) return null
  return Number(figure) * (mark === 'h' ? 60 : 1)
}
