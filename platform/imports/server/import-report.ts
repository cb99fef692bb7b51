import { stringify } from 'csv-stringify/sync'
import type { Given } from '#kernel/server/answers.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { RowProblem } from '../bulk-model.slot.ts'
import type { importsCalls } from '../imports.calls.ts'
import { textOf } from '../readers.model.ts'
import { type Models, modelNamed } from './models.ts'
import { requireSupport } from './require-support.ts'
import { rowsOfRun, runOfReport } from './stored-run.queries.ts'

type Report = typeof importsCalls.getImportReport

/** A spreadsheet would run a cell that begins so as a formula; signed digits alone, as of a phone, it only reads. */
const looksLikeFormula = /^[=+\-@\t\r](?![\d .]*$)/

/** The file as it was, line by line, with what became of each and how to mend what is wrong; a spreadsheet opens it. */
export async function importReport(
  { db, say, language }: Given<Report, PlatformTables>,
  { clientId, id, only }: InputOf<Report>,
  models: Models,
): Promise<FileToSend> {
  await requireSupport(db, clientId)
  const run = await runOfReport(db, id)
  const { columns } = modelNamed(models, run.model)
  const rows = await rowsOfRun(db, id)
  const words = (label: string, values?: RowProblem['values']) => say(language, label, values)
  const told = (problem: RowProblem) => {
    const column = problem.column && columns[problem.column]
    return `${column ? `${words(column.label)} : ` : ''}${words(problem.label, problem.values)}`
  }
  const head = [
    words('imports.report.line'),
    ...run.columns.map(({ header }) => header ?? ''),
    words('imports.report.fate'),
    words('imports.report.problems'),
  ]
  const lines = rows
    .filter(({ problems }) => only === 'everything' || problems.length > 0)
    .map(({ number, cells, state, forecast, problems }) => [
      String(number),
      ...run.columns.map(({ index }) => textOf(cells[index] ?? '')),
      words(state === 'waiting' && forecast ? `imports.forecast.${forecast}` : `imports.fate.${state}`),
      problems.map(told).join(' '),
    ])
  return {
    name: `${words('imports.report.name')}-${run.fileName.replace(/\.\w+$/, '')}.csv`,
    bytes: Buffer.from(written([head, ...lines])),
  }
}

const written = (lines: readonly string[][]) =>
  stringify(
    lines.map(line => line.map(text => (looksLikeFormula.test(text) ? `'${text}` : text))),
    { delimiter: ';', bom: true, record_delimiter: 'windows' },
  )
