import { type Asker, as, Refused } from '#kernel/testing/as.ts'
import type { ImportLine, ImportRun } from '#platform/imports/import.model.ts'
import { staffImportCalls } from '../staff-import.calls.ts'

type Wish = { dryRun?: boolean; mapping?: Record<string, number>; fixed?: Record<string, string> }

/** Deposits a staff file as a browser does. */
export async function deposit(asker: Asker, text: string, wish: Wish = {}) {
  const file = new File([text], 'salaries.csv')
  const answer = await as(asker).sendForm(staffImportCalls.createStaffImport, wish, { file: [file] })
  if (answer.statusCode !== 201) throw new Refused(answer.statusCode, answer.json())
  return answer.json<ImportRun>()
}

/** Writes a run to its end, and gives what the stream said. */
export async function write(asker: Asker, runId: string) {
  const answer = await as(asker).send(staffImportCalls.runStaffImport, { runId })
  if (answer.statusCode !== 200) throw new Refused(answer.statusCode, answer.json())
  const said = answer.body.split('\n\n').filter(line => line.startsWith('data:'))
  return said.slice(0, -1).map(line => JSON.parse(line.slice('data:'.length)) as ImportLine)
}

/** What is wrong in a run, in the order that its page shows. */
export async function problemsOf(asker: Asker, id: string) {
  const { items } = await as(asker).call(staffImportCalls.getStaffImportProblems, { id, page: 0, size: 50 })
  return items.map(({ number, column, message }) => ({ number, column, message }))
}

/** Deposits, checks and writes a staff file; answers what was foreseen, the run, and what was wrong in it. */
export async function bringIn(asker: Asker, text: string, wish: Wish = {}) {
  const checked = await deposit(asker, text, { ...wish, dryRun: true })
  await write(asker, checked.id)
  const run = await as(asker).call(staffImportCalls.getStaffImport, { id: checked.id })
  return { checked, run, problems: await problemsOf(asker, checked.id) }
}
