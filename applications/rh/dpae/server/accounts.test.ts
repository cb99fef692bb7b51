import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { delegate } from '#platform/configuration/testing/by-delegation.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { companySettingsCalls } from '#rh/company-settings/company-settings.calls.ts'
import { usualSettings } from '#rh/company-settings/company-settings.model.ts'
import { type MsaSimulator, openMsa } from '#simulators/msa/open-msa.ts'
import { dpaeAccountsCalls } from '../accounts.calls.ts'

const world = useOwnWorld()
const dpae = 'rh/gestion_du_personnel/dpae'
const parametrage = 'rh/gestion_du_personnel/parametrage'
const component = 210

let msa: MsaSimulator
let serres: TestClient
let sophie: TestPerson
beforeAll(async () => {
  msa = await openMsa({ now: () => world.clock.now() })
  world.simulated.msa = msa.address
})
afterAll(() => msa.close())
beforeEach(async () => {
  msa.reset()
  serres = await world.client({ companies: ['Serres', 'Vergers'] })
  const rights = { [dpae]: 3, [parametrage]: 3 } as const
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights })
})

const company = (place = 0) => serres.companies[place]?.id as string
const account = (more: object = {}) => ({
  kind: 'msa' as const,
  label: 'Compte des serres',
  mail: 'rh@serres.example',
  password: 'secret',
  msaMail: null,
  sunMail: null,
  siret: null,
  lastName: null,
  firstName: null,
  companyIds: [company()],
  ...more,
})
const create = (more: object = {}, person = sophie) =>
  as(person).send(dpaeAccountsCalls.createMsaAccount, account(more))

describe('an account at an organism', () => {
  test('is kept with its password, which nobody reads again, and answers when it is tested', async () => {
    const made = await as(sophie).call(dpaeAccountsCalls.createMsaAccount, account())
    expect(made).toMatchObject({ hasPassword: true, lastSuccessAt: null, companyIds: [company()] })
    const { overtimeQuotaHours, version: _, ...usual } = usualSettings
    await as(sophie).call(companySettingsCalls.saveCompanySettings, {
      ...usual,
      overtimeQuotaHours,
      dpaeConnector: 'simulated',
      companyId: company(),
    })

    expect(await as(sophie).call(dpaeAccountsCalls.testDpaeAccount, { id: made.id })).toMatchObject({ ok: true })

    const [listed] = await as(sophie).call(dpaeAccountsCalls.getMsaAccounts, {})
    expect(listed?.lastSuccessAt).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain('secret')
    await as(sophie).call(dpaeAccountsCalls.editMsaAccount, { ...account({ password: 'wrong' }), id: made.id })
    expect(await as(sophie).call(dpaeAccountsCalls.testDpaeAccount, { id: made.id })).toEqual({
      ok: false,
      message: 'Identifiants refusés par l’organisme.',
    })
  })

  test('needs what its organism knows it by, and a company has one there', async () => {
    await create()
    const fields = async (more: object) =>
      (await create(more)).json().fields?.map(({ field }: { field: string }) => field)
    expect(await fields({ mail: null, companyIds: [company(1)] })).toEqual(['mail'])
    expect(await fields({ password: '', companyIds: [company(1)] })).toEqual(['password'])
    expect(await fields({ kind: 'urssaf' })).toEqual(['siret'])
    expect(await fields({})).toEqual(['companyIds'])
  })

  test('is set up by who holds the component, for his companies alone', async () => {
    const marie = await world.person({ in: serres, rights: { [dpae]: 3 }, allCompanies: true })
    expect((await create({}, marie)).statusCode).toBe(403)
    await delegate(world, { client: serres, by: sophie, to: marie, element: dpae, componentId: component })
    expect((await create({}, marie)).statusCode).toBe(201)
    const neighbour = await world.client()
    const anne = await world.person({ in: neighbour, admin: true, allCompanies: true, rights: { [dpae]: 3 } })
    expect(await as(anne).call(dpaeAccountsCalls.getMsaAccounts, {})).toEqual([])
    const [made] = await as(sophie).call(dpaeAccountsCalls.getMsaAccounts, {})
    const id = made?.id as string
    for (const call of [dpaeAccountsCalls.deleteMsaAccount, dpaeAccountsCalls.testDpaeAccount])
      expect((await as(anne).send(call, { id })).statusCode).toBe(404)
    expect((await as(anne).send(dpaeAccountsCalls.editMsaAccount, { ...account(), id })).statusCode).toBe(404)
    expect((await as(sophie).send(dpaeAccountsCalls.deleteMsaAccount, { id })).statusCode).toBe(204)
  })
})
