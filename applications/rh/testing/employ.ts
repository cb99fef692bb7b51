import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Wish = {
  from: string
  to?: string
  family?: 'permanent' | 'fixed_term' | 'seasonal' | 'harvest'
  state?: 'draft' | 'signed' | 'cancelled'
  /** Index of the company in the client. */
  company?: number
  position?: string
}

/** A contract of somebody, with only what the test speaks of. */
export async function employ(
  world: World,
  client: TestClient,
  employeeId: string,
  { from, to, family = 'seasonal', state = 'signed', company = 0, position = 'Cueilleur' }: Wish,
): Promise<{ contractId: string }> {
  const companyId = client.companies[company]?.id as string
  return world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    const { id: positionId } = await db
      .insertInto('rh.position')
      .values({ name: `${position} ${employeeId.slice(-6)} ${from}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: typeId } = await db
      .insertInto('rh.type_of_contract')
      .values({ libelle: `${family} ${employeeId.slice(-6)} ${from}`, family, dsnNature: '01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: contractId } = await db
      .insertInto('rh.employment_contract')
      .values({
        employeeId,
        companyId,
        number: `${from.slice(0, 4)}-${employeeId.replaceAll(/\D/g, '').slice(-6).padStart(6, '0')}${from.slice(5).replace('-', '')}`,
        typeOfContractId: typeId,
        family,
        positionId,
        hiringDate: from,
        endOfContractDate: to ?? null,
        state,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { contractId }
  })
}
