import { randomUUID } from 'node:crypto'
import type { TestClient, World } from '#platform/testing/world.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from './employ.ts'

type Wish = {
  name?: string
  firstname?: string
  /** A man unless said. */
  sex?: 1 | 2
  dateOfBirth?: string
  /** Index of the company in the client; null for none yet. */
  company?: number | null
  payrollNumber?: string
  position?: string
  archived?: boolean
  /** Under a permanent contract since 2020. */
  hired?: boolean
  mail?: string
  cellPhone?: string
  guardianName?: string
  language?: 'fr' | 'en' | 'es' | 'ar' | 'ro'
}

/** Somebody of the staff, with only what the test speaks of. */
export async function hire(world: World, client: TestClient, wish: Wish = {}): Promise<{ id: string }> {
  const { name = 'Petit', firstname = 'Paul', dateOfBirth = '1994-03-14', company = 0, payrollNumber, position } = wish
  const companyId = company === null ? null : (client.companies[company]?.id ?? null)
  const inClient = <T>(work: (db: RhDb) => Promise<T>) =>
    world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)
  const employee = await inClient(async db => {
    const { id } = await db
      .insertInto('rh.employee')
      .values({
        name,
        firstname,
        sex: wish.sex ?? 1,
        dateOfBirth,
        companyId,
        mail: wish.mail ?? null,
        cellPhone: wish.cellPhone ?? null,
        guardianName: wish.guardianName ?? null,
        language: wish.language ?? 'fr',
        archivedAt: wish.archived ? world.clock.now().toString() : null,
        searchExtra: [payrollNumber, position].filter(Boolean).join(' '),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (payrollNumber && companyId) {
      await db.insertInto('rh.payroll_number').values({ employeeId: id, companyId, number: payrollNumber }).execute()
    }
    if (position) {
      const row = await db
        .insertInto('rh.position')
        .values({ name: `${position} ${randomUUID().slice(0, 4)}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('rh.package_element')
        .values({ employeeId: id, positionId: row.id, activationDate: '2020-01-01', origin: 'manual' })
        .execute()
    }
    return { id }
  })
  if (wish.hired) {
    await employ(world, client, employee.id, { from: '2020-01-01', family: 'permanent', company: wish.company ?? 0 })
    await inClient(db => keepStanding(db, [employee.id], world.clock.today().toString()))
  }
  return employee
}
