import { buffer } from 'node:stream/consumers'
import type { Given } from '#kernel/server/answers.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { catalogueOfType } from '#platform/documents/document-types.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { documentModelsCalls } from '../../document-models.calls.ts'
import type { WordText } from '../../word-text.model.ts'
import { readWord } from './read-word.ts'

type Import = (typeof documentModelsCalls)['importWordDocument']

/** Reads a Word file for models of a type, and keeps nothing of it. @throws Refusal 400 as `readWord`, 404 */
export async function importWord(
  { withDb, files, language, uploads }: Given<Import, PlatformTables>,
  { typeId }: InputOf<Import>,
): Promise<WordText> {
  const [upload] = uploads.file as [StoredFile]
  try {
    const { variables } = await withDb(db => catalogueOfType(db, language, typeId))
    const known = [...variables].map(([path, { label }]) => ({ path, label }))
    return await readWord(await buffer(files.read(upload.storageKey)), known)
  } finally {
    await files.remove(upload.storageKey)
  }
}
