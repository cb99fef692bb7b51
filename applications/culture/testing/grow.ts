import type { TestClient, World } from '#platform/testing/world.ts'
import type { CultureDb } from '../culture-db.ts'

type Harvested = { category?: string; state?: string }

/** A greenhouse of 1,000 m2 planted sixty days ago for 2027, with one block; what is harvested of it comes in as lots. */
export async function growCrop(world: World, client: TestClient) {
  const inClient = <Result>(work: (db: CultureDb) => Promise<Result>) =>
    world.inClient(client, db => work(db as unknown as CultureDb))
  const one = (db: CultureDb, table: string, values: object) =>
    db
      .insertInto(table as 'platform.quality')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) => id)
  const today = world.clock.today()
  const made = await inClient(async db => {
    const familyId = await one(db, 'platform.article_family', { code: 'TG', name: 'Tomate', level: 'central' })
    const cropCodeId = await one(db, 'platform.crop_code', { code: 'GR', name: 'Grappe', familyId })
    const varietyId = await one(db, 'culture.variety', { name: 'Prunus', species: 'tomato' })
    const companyId = client.companies[0]?.id
    const siteId = await one(db, 'platform.place', { companyId, kind: 'site', code: 'S', name: 'Serres' })
    const house = { parentId: siteId, kind: 'greenhouse', code: 'N', name: 'Serre Nord' }
    const houseId = await one(db, 'platform.place', house)
    const blockId = await one(db, 'platform.place', { parentId: houseId, kind: 'block', code: 'N-7', name: 'bloc 7' })
    await one(db, 'culture.planting', {
      cropCodeId,
      varietyId,
      placeId: houseId,
      code: 'GR',
      campaign: 2027,
      areaM2: 1_000,
      targetKgM2: 4,
      plantedOn: today.subtract({ days: 60 }).toString(),
    })
    const workshopId = await one(db, 'atelier.workshop', { companyId, code: 'ST', name: 'Station' })
    const article = { familyId, kind: 'raw', unit: 'kg', code: 'TG', name: 'Grappe' }
    const articleId = await one(db, 'platform.article', article)
    return { familyId, cropCodeId, blockId, workshopId, articleId }
  })

  let count = 0
  /** Receives so many grams of the block, harvested so many days ago. */
  const harvest = (g: number, daysAgo: number, { category = 'I', state = 'available' }: Harvested = {}) =>
    inClient(async db => {
      count += 1
      const { familyId, cropCodeId, blockId, workshopId, articleId } = made
      const lotId = await one(db, 'atelier.lot', {
        workshopId,
        kind: 'harvest',
        number: `L26-GR-${count}`,
        articleId,
        familyId,
        cropCodeId,
        placeId: blockId,
        harvestedOn: today.subtract({ days: daysAgo }).toString(),
        initialG: g,
        category,
        state,
      })
      await db
        .insertInto('atelier.lot_origin' as never)
        .values({ lotId, rank: 0, placeId: blockId, cropCodeId, g } as never)
        .execute()
    })

  /** So many rows of the block, by their ids. */
  const rows = (count: number) =>
    inClient(async db => {
      const ids: string[] = []
      for (let row = 1; row <= count; row += 1)
        ids.push(
          await one(db, 'platform.place', {
            parentId: made.blockId,
            kind: 'row',
            code: `N-7-R${row}`,
            name: `Rang ${row}`,
          }),
        )
      return ids
    })

  return { harvest, rows, blockId: made.blockId }
}

export type TestCrop = Awaited<ReturnType<typeof growCrop>>
