import { answersWith } from '#kernel/server/answers.ts'
import { offeredObjects } from '#platform/documents/document-types.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { sheetTypes } from './sheet-types.model.ts'
import { sheetsCalls } from './sheets.calls.ts'

export const sheetsServer = answersWith<PlatformTables>()(sheetsCalls, {
  getObjectsOfSheets: async ({ db, language }, { typeId }) => {
    const types = await db
      .selectFrom('platform.document_type')
      .select(['id', 'code', 'name'])
      .where('code', 'in', [...sheetTypes])
      .$if(typeId !== undefined, query => query.where('id', '=', typeId as number))
      .orderBy('position')
      .execute()
    const objects = await Promise.all(types.map(({ id }) => offeredObjects(db, language, id)))
    return types.flatMap(({ id, code, name }, index) => {
      const documentType = { id, code, label: (name as Record<string, string>)[language] ?? code }
      return (objects[index] ?? []).map(object => ({ documentType, ...object }))
    })
  },
})
