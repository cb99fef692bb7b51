import type { Asker } from '#kernel/testing/as.ts'
import type { ImportLine, ImportRun } from '../import.model.ts'
import { importsCalls } from '../imports.calls.ts'
import { as, Refused } from '#kernel/testing/as.ts'

type Deposit = { clientId: string; model: string; name?: string; bytes: string | Uint8Array }

/** Deposits a file as a browser does. */
export async function deposit(asker: Asker, { clientId, model, name = 'salaries.csv', bytes }: Deposit) {
  const form = new FormData()
  form.append('model', model)
  form.append('file', new File([bytes as BlobPart], name))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await asker.app.inject({
    method: 'POST',
    url: `/api/import/${clientId}/runs`,
    headers: { authorization: asker.token ?? '', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  if (answer.statusCode !== 201) throw new Refused(answer.statusCode, answer.json())
  return answer.json<ImportRun>()
}

/** Writes a run to its end, and gives what the stream said. */
export async function write(asker: Asker, clientId: string, runId: string) {
  const answer = await as(asker).send(importsCalls.runImport, { clientId, runId })
  if (answer.statusCode !== 200) throw new Refused(answer.statusCode, answer.json())
  const said = answer.body.split('\n\n').filter(line => line.startsWith('data:'))
  return {
    lines: said.slice(0, -1).map(line => JSON.parse(line.slice('data:'.length)) as ImportLine),
    end: said.at(-1),
  }
}

/** Deposits, checks and writes a file. */
export async function importFile(asker: Asker, file: Deposit) {
  const { clientId } = file
  const { id } = await deposit(asker, file)
  await as(asker).call(importsCalls.checkImportRun, { clientId, id })
  await write(asker, clientId, id)
  return as(asker).call(importsCalls.getImportRun, { clientId, id })
}
