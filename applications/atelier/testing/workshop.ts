import type { Db } from '#kernel/server/db.ts'
import type { TestClient, World } from '#platform/testing/world.ts'
import type { AtelierDb, AtelierTables } from '../atelier-db.ts'
import { createLots, type NewLot, outsideOf, postMoves } from '../lots/lots.server.ts'

/** A workshop with two cold rooms, one family of tomatoes and what is made of it. */
export async function openWorkshop(world: World, client: TestClient, company = 0) {
  const companyId = client.companies[company]?.id as string
  const inClient = <Result>(work: (db: AtelierDb) => Promise<Result>) =>
    world.inClient(client, db => work(db as unknown as Db<AtelierTables>))
  const made = await inClient(async db => {
    const one = async (table: string, values: object) =>
      (
        await db
          .insertInto(table as 'platform.quality')
          .values(values as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const workshopId = await one('atelier.workshop', { companyId, code: 'ST', name: 'Station' })
    const familyId = await one('platform.article_family', {
      code: `F${company}`,
      name: 'Tomate grappe',
      level: 'central',
    })
    const article = { familyId, kind: 'raw', unit: 'kg' }
    const rawId = await one('platform.article', { ...article, code: `TG${company}`, name: 'Tomate grappe' })
    const packedId = await one('platform.article', {
      ...article,
      code: `TG5${company}`,
      name: 'Grappe 500 g',
      kind: 'packed',
    })
    const cropId = await one('platform.crop_code', {
      code: company === 0 ? 'GR' : `GR${company}`,
      name: 'Grappe',
      familyId,
    })
    const siteId = await one('platform.place', { companyId, kind: 'site', code: `S${company}`, name: 'Serres' })
    const houseId = await one('platform.place', {
      parentId: siteId,
      kind: 'greenhouse',
      code: `N${company}`,
      name: 'Serre Nord',
    })
    const blockIds = [
      await one('platform.place', { parentId: houseId, kind: 'block', code: `N${company}-7`, name: 'bloc 7' }),
      await one('platform.place', { parentId: houseId, kind: 'block', code: `N${company}-8`, name: 'bloc 8' }),
    ] as const
    const coldId = await one('atelier.location', {
      workshopId,
      code: 'CF1',
      name: 'Chambre froide 1',
      kind: 'cold_room',
    })
    const dockId = await one('atelier.location', { workshopId, code: 'QUAI', name: 'Quai', kind: 'dock' })
    const lineId = await one('atelier.ligne_atelier', { workshopId, code: 'L01', label: 'Ligne 1' })
    return { workshopId, familyId, rawId, packedId, cropId, blockIds, coldId, dockId, lineId }
  })

  /** A lot that was received: so many grams of a block, in the first cold room. */
  const receive = (g: number, more: Partial<NewLot> & { block?: 0 | 1 } = {}) =>
    inClient(async db => {
      const { block = 0, ...wish } = more
      const placeId = made.blockIds[block] as string
      const day = world.clock.today().toString()
      const [lot] = await createLots(db, [
        {
          workshopId: made.workshopId,
          kind: 'harvest',
          articleId: made.rawId,
          cropCodeId: made.cropId,
          placeId,
          harvestedOn: day,
          day,
          madeAt: world.clock.now().toString(),
          initialG: g,
          state: 'available',
          origins: [{ placeId, growerId: null, cropCodeId: made.cropId, g }],
          ...wish,
        },
      ])
      const { id, number } = lot as { id: string; number: string }
      await postMoves(db, [
        {
          lotId: id,
          fromLocationId: await outsideOf(db, made.workshopId, 'supplier'),
          toLocationId: made.coldId,
          kind: 'reception',
          g,
          pieceKind: 'delivery',
          movedAt: world.clock.now().toString(),
        },
      ])
      return { id, number }
    })

  return { ...made, companyId, inClient, receive }
}

export type TestWorkshop = Awaited<ReturnType<typeof openWorkshop>>
