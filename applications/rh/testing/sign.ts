import { randomUUID } from 'node:crypto'
import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from './hire.ts'

type Wish = { typeOfContractId: string; family: string; salaryId?: string; workTimeId?: string; coefficientId?: string }

/** Somebody of the staff with a signed contract, and the conditions that it began with. */
export async function sign(world: World, client: TestClient, wish: Wish): Promise<{ employeeId: string }> {
  const { id: employeeId } = await hire(world, client)
  const terms = {
    typeOfContractId: wish.typeOfContractId,
    salaryId: wish.salaryId ?? null,
    workTimeId: wish.workTimeId ?? null,
    coefficientId: wish.coefficientId ?? null,
  }
  await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    const { id: positionId } = await db
      .insertInto('rh.position')
      .values({ name: `Poste ${randomUUID().slice(0, 4)}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: contractId } = await db
      .insertInto('rh.employment_contract')
      .values({
        employeeId,
        companyId: client.companies[0]?.id as string,
        number: '2026-0001',
        family: wish.family,
        positionId,
        hiringDate: '2026-01-05',
        state: 'signed',
        ...terms,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('rh.package_element')
      .values({
        employeeId,
        contractId,
        positionId,
        activationDate: '2026-01-05',
        origin: 'contract',
        ...terms,
      })
      .execute()
  })
  return { employeeId }
}
