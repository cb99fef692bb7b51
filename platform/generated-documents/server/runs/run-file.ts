import { PDF } from '@libpdf/core'
import type { Given } from '#kernel/server/answers.ts'
import { entryNames } from '#kernel/server/entry-names.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { FileStore } from '#kernel/server/files.ts'
import { streamZip } from '#kernel/server/zip.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { mostInOnePdf } from '../../generation-run.model.ts'
import type { generationRunsCalls } from '../../generation-runs.calls.ts'
import { ownRun } from './stored-run.queries.ts'

type GetFile = (typeof generationRunsCalls)['getRunFile']

/**
 * What a run has made, in its order: a ZIP that is written while it leaves, or one PDF for a printer.
 * @throws Refusal 404; 409 RUN_EMPTY; 413 RUN_TOO_LONG
 */
export async function runFile(
  { db, files, clock, caller }: Given<GetFile, PlatformTables>,
  { id, as }: InputOf<GetFile>,
): Promise<FileToSend> {
  const run = await ownRun(db, caller.userId, id)
  const made = await madeBy(db, id)
  if (made.length === 0) throw new Refusal(409, 'RUN_EMPTY', 'generated-documents.run.empty')
  if (as === 'pdf') {
    if (made.length > mostInOnePdf)
      throw new Refusal(413, 'RUN_TOO_LONG', 'generated-documents.run.too-long', { values: { maximum: mostInOnePdf } })
    return { name: `${run.name}.pdf`, type: 'application/pdf', bytes: await inOnePdf(files, made) }
  }
  const nameOf = entryNames()
  return {
    name: `${run.name}.zip`,
    bytes: streamZip(clock.now(), async zip => {
      for (const { name, storageKey } of made) await zip.add(nameOf(`${name}.pdf`), files.read(storageKey))
    }),
  }
}

const madeBy = (db: PlatformDb, runId: string) =>
  db
    .selectFrom('platform.generation_item as i')
    .innerJoin('platform.generated_document as d', 'd.id', 'i.documentId')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .select(['d.name', 'f.storageKey'])
    .where('i.runId', '=', runId)
    .orderBy('i.position')
    .execute()

async function inOnePdf(files: FileStore, made: readonly { storageKey: string }[]) {
  const documents: Uint8Array[] = []
  for (const { storageKey } of made) {
    const chunks: Uint8Array[] = []
    for await (const chunk of files.read(storageKey)) chunks.push(chunk)
    documents.push(Buffer.concat(chunks))
  }
  const merged = await PDF.merge(documents)
  return merged.save()
}
