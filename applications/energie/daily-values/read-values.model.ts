import { z } from 'zod'
import type { WritingReport } from './daily-value.model.ts'
import type { Series } from './values-page.model.ts'

type Read = { values: { series: string; day: string; value: number }[]; faults: WritingReport['faults'] }

/**
 * Lines `day;value` with a column a series, as a spreadsheet saves them: days as 31/01/2026 or 2026-01-31, figures with
 * a comma or a point and four decimals at most. An empty cell says nothing; a first line without any figure is a title.
 */
export function valuesIn(text: string, series: readonly Series[], step: 'day' | 'month'): Read {
  const read: Read = { values: [], faults: [] }
  const known = new Set<string>()
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    const cells = line.split(/[;\t]/).map(cell => cell.trim())
    const isTitle = place === 0 && dayIn(cells[0] ?? '') === null
    if (line.trim() === '' || isTitle) continue
    const reason = judge(cells, { series, step, known })
    if (reason) read.faults.push({ line: place + 1, reason })
    else read.values.push(...valuesOf(cells, series))
    known.add(dayIn(cells[0] ?? '') ?? '')
  }
  return read
}

type Expected = { series: readonly Series[]; step: 'day' | 'month'; known: ReadonlySet<string> }

function judge(cells: readonly string[], { series, step, known }: Expected) {
  const day = dayIn(cells[0] ?? '')
  if (day === null || (step === 'month' && !day.endsWith('-01'))) return 'day'
  if (known.has(day)) return 'twice'
  if (cells.length !== series.length + 1) return 'columns'
  const figures = cells.slice(1)
  if (figures.some(cell => cell !== '' && tenThousandthsIn(cell) === null)) return 'value'
  const isWithin = series.every(({ least, most }, place) => {
    const value = tenThousandthsIn(figures[place] ?? '')
    return value === null || (value >= least && value <= most)
  })
  return isWithin ? null : 'bounds'
}

const valuesOf = ([day = '', ...figures]: readonly string[], series: readonly Series[]) =>
  series.flatMap(({ code }, place) => {
    const value = tenThousandthsIn(figures[place] ?? '')
    return value === null ? [] : [{ series: code, day: dayIn(day) ?? '', value }]
  })

/** `1 234,5` as 12345000: without a float between. Null of what is no figure. */
export function tenThousandthsIn(cell: string): number | null {
  const found = /^(-?)(\d{1,8})(?:[.,](\d{1,4}))?$/.exec(cell.replace(/[\s  ]/g, ''))
  if (!found) return null
  const [, sign, whole = '', decimals = ''] = found
  const value = Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'))
  return sign === '-' && value !== 0 ? -value : value
}

function dayIn(cell: string): string | null {
  const french = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell)
  const day = french ? `${french[3]}-${french[2]}-${french[1]}` : cell
  return z.iso.date().safeParse(day).success ? day : null
}
