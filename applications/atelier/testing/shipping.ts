import type { World } from '#platform/testing/world.ts'
import { createLots, type NewLot, outsideOf, postMoves } from '../lots/lots.server.ts'
import type { TestWorkshop } from './workshop.ts'

/** Grams of one case. */
const caseG = 6_000

/** Two customers, the prefix of the company's pallets, a wooden support of 22 kg, and what packs lots. */
export async function openShipping(world: World, workshop: TestWorkshop) {
  const made = await workshop.inClient(async db => {
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
    await one('atelier.gs1_prefix', { companyId: workshop.companyId, prefix: '3761042' })
    return {
      customerId: await partner('HALLES', 'Halles du Maine'),
      otherId: await partner('PRIM', 'Prim’Anjou'),
      supportId: await one('atelier.container', {
        workshopId: workshop.workshopId,
        use: 'support',
        code: 'PAL',
        name: 'Palette bois',
        tareG: 22_000,
      }),
    }
  })

  /** A lot that was packed, so many cases of 6 kg, at the dock. */
  const pack = (cases: number, more: Partial<NewLot> = {}) =>
    workshop.inClient(async db => {
      const day = world.clock.today().toString()
      const [lot] = await createLots(db, [
        {
          workshopId: workshop.workshopId,
          kind: 'finished',
          articleId: workshop.packedId,
          cropCodeId: workshop.cropId,
          packedOn: day,
          harvestedOn: day,
          bestBefore: world.clock.today().add({ days: 9 }).toString(),
          category: 'I',
          day,
          madeAt: world.clock.now().toString(),
          initialG: cases * caseG,
          initialCases: cases,
          state: 'available',
          ...more,
        },
      ])
      const { id, number } = lot as { id: string; number: string }
      await postMoves(db, [
        {
          lotId: id,
          fromLocationId: await outsideOf(db, workshop.workshopId, 'supplier'),
          toLocationId: workshop.dockId,
          kind: 'reception',
          g: cases * caseG,
          cases,
          pieceKind: 'delivery',
          movedAt: world.clock.now().toString(),
        },
      ])
      return { id, number }
    })

  return { ...made, pack }
}

export type TestShipping = Awaited<ReturnType<typeof openShipping>>
