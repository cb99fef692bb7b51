import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Changed } from '../document.model.ts'
import type { documentsCalls } from '../documents.calls.ts'
import { withFreeName } from './change-entry.ts'
import { lockFolders, requireDepth } from './folder-tree.ts'
import { type Knowledge, levelIn, reachOpenFolder } from './reach.ts'

type Create = (typeof documentsCalls)['createFolder']

/**
 * A folder below another, with its right and, unless that one is of no company, its company.
 * @throws Refusal 400 on a name that is taken, a company of which the caller has no folder to make, a depth too great
 */
export async function createFolder(
  given: Given<Create, PlatformTables>,
  known: Knowledge,
  { parentId, name, companyId = null }: InputOf<Create>,
): Promise<Changed> {
  const { db } = given
  await lockFolders(db)
  const parent = await reachOpenFolder(given, known, parentId, 2)
  requireDepth(parent.line.length + 1, 'parentId')
  const company = companyId ?? parent.companyId
  const isOther = parent.companyId !== null && company !== parent.companyId
  if (isOther || levelIn(parent.perimeter, company) < 2)
    throw wrongField('companyId', 'unknown', 'documents.browser.other-company')
  return withFreeName('name', name, () =>
    db
      .insertInto('platform.folder')
      .values({
        applicationId: parent.applicationId,
        parentId: parent.id,
        elementId: parent.elementId,
        companyId: company,
        name,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
}
