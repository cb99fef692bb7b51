import type { Given } from '#kernel/server/answers.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { importsCalls } from '../imports.calls.ts'
import { textOf } from '../readers.model.ts'
import { pageOfProblems } from './problems.queries.ts'
import { requireSupport } from './require-support.ts'
import { runOfReport } from './stored-run.queries.ts'

type Problems = typeof importsCalls.getImportProblems

/** What is wrong, in the reader's language. */
export async function problemsInWords(
  { db, say, language }: Given<Problems, PlatformTables>,
  { clientId, id, page, size }: InputOf<Problems>,
): Promise<AnswerOf<Problems>> {
  await requireSupport(db, clientId)
  await runOfReport(db, id)
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
