import { randomUUID } from 'node:crypto'
import type { Level } from '#kernel/shared/access.ts'
import type { TestClient, World } from '#platform/testing/world.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { RhDb } from '#rh/rh-db.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const contracts = 'rh/gestion_du_personnel/contrats'

/** Who writes contracts, pay included, and has them signed. */
export const everyRightOfContracts: Record<string, Level> = {
  [contracts]: 3,
  [`${contracts}#signature`]: 2,
  [staff]: 2,
  [`${staff}#remuneration`]: 2,
}

/** What a contract is written with, in the first company: a type, a position, a salary of 13 € an hour, 35 hours, a site. */
export const contractTerms = (world: World, client: TestClient, { family = 'seasonal' }: { family?: Family } = {}) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    const named = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
    const idOf = ({ id }: { id: string }) => id
    const type = { libelle: named(family), family, dsnNature: '02', dsnReason: family === 'seasonal' ? '03' : null }
    return {
      typeOfContract: idOf(
        await db.insertInto('rh.type_of_contract').values(type).returning('id').executeTakeFirstOrThrow(),
      ),
      position: idOf(
        await db
          .insertInto('rh.position')
          .values({ name: named('Cueilleur'), cspCode: '691a' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
      salary: idOf(
        await db
          .insertInto('rh.salary')
          .values({ label: named('Salaire'), unit: 'hourly', amount: 13, validFrom: '2026-01-01' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
      workTime: idOf(
        await db
          .insertInto('rh.work_time')
          .values({ label: named('35 heures'), kind: 'full', weeklyHours: 35 })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
      site: idOf(
        await db
          .insertInto('rh.site')
          .values({
            name: named('Serre'),
            color: '#1E6B3A',
            city: 'Angers',
            postCode: '49000',
            companyId: client.companies[0]?.id as string,
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    }
  })
