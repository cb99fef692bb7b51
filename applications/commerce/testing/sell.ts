import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { TestClient, World } from '#platform/testing/world.ts'

/** Grams of one case. */
const caseG = 5_000

/** Two customers and two articles, and what sells them. */
export async function openSales(world: World, client: TestClient) {
  const inClient = <Result>(work: (db: Db<PlatformTables>) => Promise<Result>) =>
    world.inClient(client, db => work(db as unknown as Db<PlatformTables>))
  const one = (db: Db<PlatformTables>, table: string, values: object) =>
    db
      .insertInto(table as 'platform.quality')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) => id)
  const made = await inClient(async db => {
    const partner = async (code: string, name: string) => {
      const contactId = await one(db, 'platform.contact', { kind: 'organisation', name })
      return one(db, 'platform.partner', { contactId, code, roles: ['customer'] })
    }
    const familyId = await one(db, 'platform.article_family', { code: 'TG', name: 'Tomate grappe', level: 'central' })
    const article = { familyId, kind: 'packed', unit: 'case', isSold: true }
    return {
      hallesId: await partner('HALLES', 'Halles du Maine'),
      primId: await partner('PRIM', 'Prim’Anjou'),
      clusterId: await one(db, 'platform.article', { ...article, code: 'TG5', name: 'Grappe 500 g' }),
      cherryId: await one(db, 'platform.article', { ...article, code: 'TC2', name: 'Cerise 250 g' }),
    }
  })

  type Sale = { number: string; partnerId: string; articleId: string; cases: number; sscc?: string; company?: number }

  /** A note of one line that left at an instant. */
  const sell = (shippedAt: string, { number, partnerId, articleId, cases, sscc, company = 0 }: Sale) =>
    inClient(async db => {
      const documentId = await one(db, 'platform.sales_document', {
        kind: 'delivery_note',
        number,
        companyId: client.companies[company]?.id,
        partnerId,
        shippedAt,
      })
      await one(db, 'platform.sales_document_line', {
        documentId,
        kind: 'delivery_note',
        articleId,
        partnerId,
        sscc: sscc ?? null,
        cases,
        kg: ((cases * caseG) / 1_000).toFixed(3),
        shippedAt,
      })
      return documentId
    })

  return { ...made, sell }
}

export type TestSales = Awaited<ReturnType<typeof openSales>>
