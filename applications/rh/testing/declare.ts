import { randomInt, randomUUID } from 'node:crypto'
import type { TestClient, World } from '#platform/testing/world.ts'
import { nirKey } from '#platform/identifiers/identifier.model.ts'
import { secretPlace } from '#rh/dpae/server/session-of-account.ts'
import { nirColumns } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { contractTerms } from './contract-terms.ts'
import { hire } from './hire.ts'

const inRh = <Result>(world: World, client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)

type Employer = {
  regime?: 'MSA' | 'URSSAF'
  connector?: 'simulated' | 'file' | 'msa_web' | 'urssaf_api'
  /** Null for no account. */
  password?: string | null
  /** Index of the company in the client. */
  company?: number
}

/** A company that declares: its sheet, its settings and its account. */
export const employer = (
  world: World,
  client: TestClient,
  { regime = 'MSA', connector = 'simulated', password = 'secret', company = 0 }: Employer = {},
) =>
  inRh(world, client, async db => {
    const companyId = client.companies[company]?.id as string
    const address = { address: '12 chemin des Serres', postCode: '44115', city: 'Basse-Goulaine' }
    await db
      .updateTable('platform.company')
      .set({ siret: '84321765400014', naf: '0113Z', idcc: '7024', regime, address: JSON.stringify(address) })
      .where('id', '=', companyId)
      .execute()
    await db
      .insertInto('rh.company_settings')
      .values({
        companyId,
        dpaeConnector: connector,
        urssafCode: '527',
        healthServiceCode: 'MT001',
        phone: '+33240000000',
      })
      .execute()
    if (password === null) return { accountId: '' }
    const accountId = randomUUID()
    await db
      .insertInto('rh.social_insurance_account')
      .values({
        id: accountId,
        kind: regime === 'MSA' ? 'msa' : 'urssaf',
        label: 'Compte des serres',
        mail: regime === 'MSA' ? 'rh@serres.example' : null,
        siret: '84321765400014',
        lastName: 'Serres',
        firstName: 'Marie',
        companyIds: [companyId],
        passwordEncrypted: world.keys.seal(secretPlace(client.id, accountId, 'password'), password),
      })
      .execute()
    return { accountId }
  })

type Hiring = {
  name?: string
  firstname?: string
  /** Thirteen characters; null for none yet. */
  nir?: string | null
  sex?: 1 | 2
  dateOfBirth?: string
  department?: string
  postCode?: string
  /** Days from today to the hiring. */
  in?: number
  time?: string
  to?: number | null
  state?: 'draft' | 'generated' | 'signed'
  company?: number
  terms?: Awaited<ReturnType<typeof contractTerms>>
}

/** A woman born in May 1969 in Maine-et-Loire, whose number nobody else has. */
const anybodysNir = () => `269054958${String(randomInt(1, 9_999)).padStart(4, '0')}`

/** Somebody with all that a declaration asks for, and the contract that hires him. */
export async function hiring(world: World, client: TestClient, wish: Hiring = {}) {
  const { name = 'TESTA', firstname = 'Anne', sex = 2, dateOfBirth = '1969-05-12', department = '49' } = wish
  const nir = wish.nir === undefined ? anybodysNir() : wish.nir
  const terms = wish.terms ?? (await contractTerms(world, client))
  const day = (days: number) => world.clock.today().add({ days }).toString()
  const { id: employeeId } = await hire(world, client, {
    name,
    firstname,
    sex,
    dateOfBirth,
    company: wish.company ?? 0,
  })
  return inRh(world, client, async db => {
    await db
      .updateTable('rh.employee')
      .set({
        birthCity: 'Angers',
        birthDepartment: department,
        birthCountryCog: '99100',
        addressLine: '3 rue des Lices',
        postCode: wish.postCode ?? '49000',
        city: 'Angers',
        ...(nir && nirColumns(world.keys, { clientId: client.id, employeeId }, `${nir}${nirKey(nir)}`)),
      })
      .where('id', '=', employeeId)
      .execute()
    const { id: contractId } = await db
      .insertInto('rh.employment_contract')
      .values({
        employeeId,
        companyId: client.companies[wish.company ?? 0]?.id as string,
        number: `2026-${randomInt(1_000, 99_999_999)}`,
        typeOfContractId: terms.typeOfContract,
        family: 'seasonal',
        positionId: terms.position,
        salaryId: terms.salary,
        workTimeId: terms.workTime,
        hiringDate: day(wish.in ?? 5),
        hiringTime: wish.time ?? '08:00',
        endOfContractDate: wish.to === null ? null : day(wish.to ?? 90),
        state: wish.state ?? 'signed',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('rh.dpae_configuration').values({ contractId }).execute()
    return { employeeId, contractId, nir: nir && `${nir}${nirKey(nir)}` }
  })
}
