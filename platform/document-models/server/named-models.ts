import { eachOf } from '#kernel/server/each-of.ts'
import { type NamedRow, namedRows, type RowsOfRoom } from '#platform/audit/audited-words.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { modelBrowsers } from '../document-models.elements.ts'
import { reachOf } from './reach.ts'

const namedModels = namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
  const rows = await db
    .selectFrom('platform.document_model')
    .select(['id', 'name', 'applicationId', 'companyIds'])
    .where('id', 'in', eachOf(rowIds))
    .execute()
  const named: NamedRow[] = []
  for (const { applicationId, editPath, element } of modelBrowsers) {
    if ((await rights.level(element)) < 1) continue
    const { levelOn } = await reachOf(rights, applicationId)
    for (const row of rows.filter(model => model.applicationId === applicationId && levelOn(model.companyIds) > 0))
      named.push({ rowId: row.id, name: row.name, address: `${editPath}/${row.id}` })
  }
  return named
})

/** Models as the journal of changes tells them, to who reads them. */
export const modelsInJournal: RowsOfRoom = {
  schema: 'platform',
  rows: { document_model: namedModels },
  called: {
    tables: { document_model: 'document-models.title' },
    columns: { published_version: 'document-models.serves', document_type_id: 'field.documentType' },
    lists: { getDocumentModels: 'document-models.title' },
  },
  histories: ['document_model'],
}
