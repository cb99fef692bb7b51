import { csvLines } from '#kernel/server/csv.ts'
import type { FileToSend } from '#kernel/shared/call.ts'
import type { RowProblem } from '../bulk-model.slot.ts'
import { textOf } from '../readers.model.ts'
import type { ImportDesk, Together } from './import-desk.ts'
import { modelNamed } from './models.ts'
import { rowsOfRun, runOfReport } from './stored-run.queries.ts'

/**
 * The file as it was, line by line, with what became of each and how to mend what is wrong, under what all of them gave;
 * a spreadsheet opens it.
 */
export async function importReport(
  { db, say, language }: Together,
  desk: ImportDesk,
  { id, only }: { id: string; only: 'everything' | 'problems' },
): Promise<FileToSend> {
  await desk.requireLeave(db)
  const run = await runOfReport(db, desk, id)
  const { columns, facts = {} } = modelNamed(desk.models, run.model)
  const rows = await rowsOfRun(db, id)
  const words = (label: string, values?: RowProblem['values']) => say(language, label, values)
  const told = (problem: RowProblem) => {
    const column = problem.column && columns[problem.column]
    return `${column ? `${words(column.label)} : ` : ''}${words(problem.label, problem.values)}`
  }
  const head = [
    words('field.line'),
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
  const given = Object.entries(facts).filter(([fact]) => run.given[fact])
  const totals =
    only === 'everything' ? given.map(([fact, { given: name }]) => [words(name), String(run.given[fact])]) : []
  return {
    name: `${words('imports.report.name')}-${run.fileName.replace(/\.\w+$/, '')}.csv`,
    bytes: csvLines([...totals, head, ...lines], { isFirst: true }),
  }
}
