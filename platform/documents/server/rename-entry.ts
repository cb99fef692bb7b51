import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isNamedTruly } from '#kernel/shared/file-endings.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Changed } from '../document.model.ts'
import type { documentsCalls } from '../documents.calls.ts'
import { changeDocument, changeFolder } from './change-entry.ts'
import { lockFolders } from './folder-tree.ts'
import { type Knowledge, reachOpenDocument, reachOpenFolder } from './reach.ts'

type Rename = (typeof documentsCalls)['renameEntry']
type Renaming = Given<Rename, PlatformTables>
type Entry = InputOf<Rename>

/** @throws Refusal 400 on a name that is taken, or that says another type than the content; 404; 409 */
export const renameEntry = (given: Renaming, known: Knowledge, entry: Entry): Promise<Changed> =>
  entry.kind === 'folder' ? renameFolder(given, known, entry) : renameDocument(given, known, entry)

async function renameFolder(given: Renaming, known: Knowledge, entry: Entry) {
  const foreign = (['tags', 'expiresOn'] as const).find(field => entry[field] !== undefined)
  if (foreign) throw wrongField(foreign, 'unexpected', 'kernel.error.unknown-field')
  await lockFolders(given.db)
  const folder = await reachOpenFolder(given, known, entry.id, 2)
  requireUnchanged(folder, entry)
  return changeFolder(given.db, folder, 'name', { name: entry.name })
}

async function renameDocument(given: Renaming, known: Knowledge, entry: Entry) {
  const { name, tags, expiresOn } = entry
  const document = await reachOpenDocument(given, known, entry.id)
  requireUnchanged(document, entry)
  if (!isNamedTruly(name, document.mime)) throw wrongField('name', 'ending', 'documents.browser.ending-stays')
  return changeDocument(given.db, document, 'name', {
    name,
    ...(tags && { tags: [...new Set(tags)] }),
    ...(expiresOn !== undefined && { expiresOn }),
  })
}
