import { CsvError, parse } from 'csv-parse/sync'
import { type Line, lineOf, mostLines, requireRoom, UnreadableTable } from './table.ts'

const separators = [';', '\t', ',', '|'] as const
const longestRecord = 200_000

/** Lines of a CSV file, numbered as a spreadsheet numbers them once it has opened the file. */
export function readCsv(text: string): Line[] {
  const announced = /^sep=(.)\r?\n/i.exec(text)
  const body = announced ? text.slice(announced[0].length) : text
  const lines = recordsOf(body, announced?.[1] ?? separatorOf(body)).flatMap(
    (cells, index) => lineOf(index + 1, cells) ?? [],
  )
  requireRoom(lines)
  return lines
}

function recordsOf(body: string, delimiter: string): string[][] {
  try {
    return parse(body, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      maxRecordSize: longestRecord,
      toLine: 10 * mostLines,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableTable('imports.file.quote', { line: Number(error.lines ?? 1) })
  }
}

/** The sign that most of the first lines hold equally often, outside quotes. */
function separatorOf(text: string) {
  const lines = text
    .slice(0, 50_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
    .slice(0, 30)
  const scores = separators.map(separator => {
    const counts = lines.map(line => line.split(separator).length - 1).filter(count => count > 0)
    const usual = mostFrequent(counts)
    return { separator, alike: counts.filter(count => count === usual).length, usual }
  })
  const [best] = scores.toSorted((one, other) => other.alike - one.alike || other.usual - one.usual)
  return best?.separator ?? ';'
}

function mostFrequent(counts: readonly number[]) {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
