import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { companySettingsCalls } from '../company-settings.calls.ts'

const world = useWorld()
const parametrage = 'rh/gestion_du_personnel/parametrage'
const companyOf = (client: TestClient, index = 0) => client.companies[index]?.id as string
const sheet = {
  naf2025: '01.13Z',
  workingTimeProfile: 'agricultural_production',
  urssafCode: '527',
  msaBodyCode: '49',
  healthServiceCode: 'MT999',
  retirementBody: 'Agrica Retraite',
  providentBody: 'Agrica Prévoyance',
  phone: '02 41 00 00 00',
  legalRepresentative: 'Anne Moreau',
  overtimeQuotaHours: 180,
} as const

describe('what HR keeps of a company', () => {
  test('is the usual until somebody writes it', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [parametrage]: 1 } })

    const settings = await as(marie).call(companySettingsCalls.getCompanySettings, { companyId: companyOf(serres) })

    expect(settings).toMatchObject({ overtimeQuotaHours: 220, naf2025: null, version: 0, can: { edit: false } })
  })

  test('is written as it is kept: codes without points, the phone with its country', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [parametrage]: 3 } })
    const companyId = companyOf(serres)

    const first = await as(marie).call(companySettingsCalls.saveCompanySettings, { ...sheet, companyId, version: 0 })
    const second = await as(marie).call(companySettingsCalls.saveCompanySettings, {
      ...sheet,
      companyId,
      urssafCode: '',
      version: first.version,
    })

    expect(first).toMatchObject({ naf2025: '0113Z', phone: '+33241000000', urssafCode: '527', version: 1 })
    expect(second).toMatchObject({ urssafCode: null, legalRepresentative: 'Anne Moreau', version: 2 })
  })

  test('is refused when somebody saved in between, be it for the first time', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [parametrage]: 3 } })
    const companyId = companyOf(serres)
    await as(marie).call(companySettingsCalls.saveCompanySettings, { ...sheet, companyId, version: 0 })

    const late = as(marie).call(companySettingsCalls.saveCompanySettings, { ...sheet, companyId, version: 0 })

    await expect(late).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })
  })

  test.each([
    ['a NAF of four characters', { naf2025: '0113' }, 'naf2025'],
    ['an URSSAF code of letters', { urssafCode: 'PDL' }, 'urssafCode'],
    ['a phone of nowhere', { phone: '00.12.34.56.78' }, 'phone'],
    ['a quota that no year holds', { overtimeQuotaHours: 2_000 }, 'overtimeQuotaHours'],
  ])('refuses %s at its field', async (_what, wrong, field) => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [parametrage]: 3 } })

    const refusal = await as(marie).send(companySettingsCalls.saveCompanySettings, {
      ...sheet,
      ...wrong,
      companyId: companyOf(serres),
    })

    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().fields.map((error: { field: string }) => error.field)).toEqual([field])
  })

  test('is read and written in the companies that are the reader’s, and nowhere else', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const bocage = await world.client({ name: 'Bocage' })
    const chef = await world.person({ in: group, rights: { [parametrage]: 3 }, companies: [0] })

    for (const companyId of [companyOf(group, 1), companyOf(bocage)]) {
      await expect(as(chef).call(companySettingsCalls.getCompanySettings, { companyId })).rejects.toMatchObject({
        status: 404,
      })
      await expect(
        as(chef).call(companySettingsCalls.saveCompanySettings, { ...sheet, companyId }),
      ).rejects.toMatchObject({ status: 404 })
    }
  })

  test('is told of every company of the reader at once', async () => {
    const group = await world.client({ companies: ['Station', 'Serres', 'Ailleurs'] })
    const chef = await world.person({ in: group, rights: { [parametrage]: 3 }, companies: [0, 1] })
    await as(chef).call(companySettingsCalls.saveCompanySettings, { ...sheet, companyId: companyOf(group, 1) })

    const settings = await as(chef).call(companySettingsCalls.getSettingsOfCompanies, {})

    expect(settings.map(({ company, overtimeQuotaHours }) => [company, overtimeQuotaHours])).toEqual([
      ['Serres', 180],
      ['Station', 220],
    ])
    const nobody = await world.person({ in: group })
    await expect(as(nobody).call(companySettingsCalls.getSettingsOfCompanies, {})).rejects.toMatchObject({
      status: 403,
    })
  })

  test('is refused to who only writes reference data, and to who has not signed in', async () => {
    const serres = await world.client()
    const clerk = await world.person({ in: serres, rights: { [parametrage]: 2 } })
    const nobody = await world.person({ in: serres })
    const companyId = companyOf(serres)

    await expect(
      as(clerk).call(companySettingsCalls.saveCompanySettings, { ...sheet, companyId }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(as(nobody).call(companySettingsCalls.getCompanySettings, { companyId })).rejects.toMatchObject({
      status: 403,
    })
    await expect(
      as(visitor(world.app)).call(companySettingsCalls.getCompanySettings, { companyId }),
    ).rejects.toMatchObject({ status: 401 })
  })
})
