import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Changed } from '../document.model.ts'
import type { documentsCalls } from '../documents.calls.ts'
import { changeDocument, changeFolder } from './change-entry.ts'
import { type Branch, branchOf, lockFolders, requireDepth, requireNoRoot } from './folder-tree.ts'
import { type Knowledge, type Place, reachOpenDocument, reachOpenFolder } from './reach.ts'

type Move = (typeof documentsCalls)['moveEntry']
type Moving = Given<Move, PlatformTables>
type Entry = InputOf<Move>

/** Into another folder: the caller writes in both. @throws Refusal 400, 404, 409 */
export const moveEntry = (given: Moving, known: Knowledge, entry: Entry): Promise<Changed> =>
  entry.kind === 'folder' ? moveFolder(given, known, entry) : moveDocument(given, known, entry)

async function moveDocument(given: Moving, known: Knowledge, entry: Entry) {
  const document = await reachOpenDocument(given, known, entry.id)
  const target = await reachOpenFolder(given, known, entry.folderId, 2)
  requireUnchanged(document, entry)
  return changeDocument(given.db, document, 'folderId', { folderId: target.id })
}

/** What it holds goes with it, and takes the right and the company of where it comes to lie. */
async function moveFolder(given: Moving, known: Knowledge, entry: Entry) {
  const { db } = given
  await lockFolders(db)
  const folder = await reachOpenFolder(given, known, entry.id, 2)
  const target = await reachOpenFolder(given, known, entry.folderId, 2)
  const branch = await branchOf(db, folder, 2)
  requireNoRoot(folder)
  requireUnchanged(folder, entry)
  requireRoom(target, folder, branch)
  const ids = branch.map(({ id }) => id)
  await db
    .updateTable('platform.folder')
    .set({ elementId: target.elementId, ...(target.companyId && { companyId: target.companyId }) })
    .where('id', 'in', ids)
    .execute()
  return changeFolder(db, folder, 'folderId', { parentId: target.id })
}

/** @throws Refusal 400 into itself, another application or company, or too deep */
function requireRoom(target: Place, folder: Place, branch: readonly Branch[]) {
  if (target.line.includes(folder.id)) throw wrongField('folderId', 'inside', 'documents.browser.inside-itself')
  if (target.applicationId !== folder.applicationId)
    throw wrongField('folderId', 'other_application', 'documents.browser.other-application')
  if (target.companyId && branch.some(({ companyId }) => companyId !== null && companyId !== target.companyId))
    throw wrongField('folderId', 'other_company', 'documents.browser.other-company')
  requireDepth(target.line.length + Math.max(...branch.map(({ depth }) => depth)), 'folderId')
}
