import ExcelJS from 'exceljs'
import type { Cell } from '../../readers.model.ts'
import { requireSoundArchive } from './require-sound-archive.ts'
import { type Line, lineOf, mostColumns, requireRoom, UnreadableTable } from './table.ts'

/** Decoration and rules of input, which cost time and say nothing of the data. */
const ignoreNodes = [
  'dataValidations',
  'conditionalFormatting',
  'drawing',
  'legacyDrawing',
  'picture',
  'extLst',
  'hyperlinks',
]

/** The first sheet that is shown and holds something. Formulas count as their last value; macros are not even read. */
export async function readWorkbook(bytes: Buffer): Promise<Line[]> {
  requireSoundArchive(bytes)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never, { ignoreNodes }).catch(() => {
    throw new UnreadableTable('imports.file.damaged')
  })
  for (const sheet of workbook.worksheets) {
    const lines = sheet.state === 'visible' ? linesOf(sheet) : []
    if (lines.length > 0) return lines
  }
  return []
}

function linesOf(sheet: ExcelJS.Worksheet) {
  const lines: Line[] = []
  sheet.eachRow((row, number) => {
    const cells: (Cell | null)[] = []
    row.eachCell((cell, column) => {
      if (column <= mostColumns && !(cell.isMerged && cell.master !== cell)) cells[column - 1] = valueOf(cell.value)
    })
    const line = lineOf(
      number,
      Array.from(cells, cell => cell ?? null),
    )
    if (!line) return
    lines.push(line)
    requireRoom(lines)
  })
  return lines
}

function valueOf(value: ExcelJS.CellValue): Cell | null {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number')
    return value ?? null
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Date) return writtenDate(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('hyperlink' in value) return valueOf(value.text as ExcelJS.CellValue)
  if ('error' in value) return value.error
  return valueOf(value.result as ExcelJS.CellValue)
}

/** A date of a cell stands for no instant: its day as it is, and its time where it has one. */
function writtenDate(date: Date) {
  if (Number.isNaN(date.getTime())) return null
  const [day, time] = date.toISOString().split('T') as [string, string]
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}
