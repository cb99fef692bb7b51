import type { AnswerOf } from '#kernel/shared/call.ts'
import type { importsCalls } from '../imports.calls.ts'
import { textOf } from '../readers.model.ts'
import type { ImportDesk, Together } from './import-desk.ts'
import { pageOfProblems } from './problems.queries.ts'
import { runOfReport } from './stored-run.queries.ts'

type Problems = AnswerOf<typeof importsCalls.getImportProblems>

/** What is wrong, in the reader's language. */
export async function problemsInWords(
  { db, say, language }: Together,
  desk: ImportDesk,
  { id, page, size }: { id: string; page: number; size: number },
): Promise<Problems> {
  await desk.requireLeave(db)
  await runOfReport(db, desk, id)
  const { rows, total } = await pageOfProblems(db, id, { page, size })
  const items = rows.map(({ number, column, cell, problem }) => ({
    number,
    column,
    value: cell === null ? null : textOf(cell),
    message: say(language, problem.label, problem.values),
    isDoubt: problem.isDoubt ?? false,
  }))
  return { items, total, page, size }
}
