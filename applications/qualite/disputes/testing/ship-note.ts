import type { TestClient, World } from '#platform/testing/world.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'

/** A note of 500 kg for a customer, and a customer that got nothing. */
export const shipNote = (world: World, client: TestClient) =>
  world.inClient(client, async platform => {
    const db = platform as unknown as QualiteDb
    const one = async (table: string, values: object) =>
      (
        await db
          .insertInto(table as 'platform.quality')
          .values(values as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const partner = async (code: string, name: string) => {
      const contactId = await one('platform.contact', { kind: 'organisation', name })
      return one('platform.partner', { contactId, code, roles: ['customer'] })
    }
    const companyId = client.companies[0]?.id as string
    const customerId = await partner('HALLES', 'Halles du Maine')
    const otherId = await partner('PRIM', 'Prim’Anjou')
    const familyId = await one('platform.article_family', { code: 'TG', name: 'Tomate grappe', level: 'central' })
    const article = { familyId, kind: 'packed', unit: 'case', isSold: true }
    const articleId = await one('platform.article', { ...article, code: 'TG5', name: 'Grappe 500 g' })
    const shippedAt = world.clock.now().subtract({ hours: 6 }).toString()
    const note = { kind: 'delivery_note', companyId, partnerId: customerId, shippedAt }
    const noteId = await one('platform.sales_document', { ...note, number: 'BL26-00042' })
    const line = { documentId: noteId, kind: 'delivery_note', articleId, partnerId: customerId, shippedAt }
    const lineId = await one('platform.sales_document_line', {
      ...line,
      sscc: '376104250200000017',
      cases: 100,
      kg: '500.000',
    })
    return { customerId, otherId, articleId, noteId, lineId, shippedAt }
  })
