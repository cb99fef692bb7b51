import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { registrationCalls } from '../registration.calls.ts'

const world = useOwnWorld()

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true })
})

const sheet = {
  legalName: 'Serres du Layon',
  legalForm: 'SCEA',
  siren: '732 829 320',
  siret: '732 829 320 00074',
  naf: '01.13Z',
  idcc: '7024',
  vat: 'FR 44 732829320',
  address: { address: '12 rue des Serres', postCode: '49000', city: 'Angers', country: 'FR' },
  representative: { firstname: 'Sophie', name: 'Lemaire', jobtitle: 'Gérante', nationality: 'FR', csp: '10' },
}
const pdf = (text: string) => new File([`%PDF-1.7\n${text}`], `${text}.pdf`, { type: 'application/pdf' })
const send = (
  call: (typeof registrationCalls)['register' | 'editRegistration'],
  wish: Record<string, unknown> = {},
  { by = sophie, proof }: { by?: TestPerson; proof?: File } = {},
) => as(by).sendForm(call, { clientId: serres.id, ...sheet, ...wish }, proof ? { proof: [proof] } : {})
const proof = (by = sophie) => as(by).send(registrationCalls.getRegistrationProof, { clientId: serres.id })

describe('the legal sheet of a client', () => {
  test('is kept once with its proof, then changed', async () => {
    const first = await send(registrationCalls.register, {}, { proof: pdf('extrait-2025') })
    const again = await send(registrationCalls.register)
    const renamed = await send(registrationCalls.editRegistration, { legalName: 'Serres du Layon et fils', version: 1 })
    const kept = await proof()
    await send(registrationCalls.editRegistration, {}, { proof: pdf('extrait-2026') })

    expect([first.statusCode, again.statusCode, again.json().code, renamed.statusCode]).toEqual([
      201,
      409,
      'ALREADY_REGISTERED',
      200,
    ])
    expect(first.json()).toMatchObject({
      siren: '732829320',
      siret: '73282932000074',
      vat: 'FR44732829320',
      version: 1,
    })
    expect(renamed.json()).toMatchObject({
      legalName: 'Serres du Layon et fils',
      proof: 'extrait-2025.pdf',
      version: 2,
    })
    expect(kept.body).toBe('%PDF-1.7\nextrait-2025')
    expect((await proof()).body).toBe('%PDF-1.7\nextrait-2026')
  })

  test.each([
    ['a SIREN that is none', { siren: '732 829 321' }, 'siren'],
    ['the SIRET of another company', { siret: '552 081 317 66522' }, 'siret'],
    ['the VAT number of another company', { vat: 'FR 03 552081317' }, 'vat'],
    ['a NAF code that is none', { naf: '0113' }, 'naf'],
    ['an address without its town', { address: { ...sheet.address, city: '' } }, 'address.city'],
    ['a post code that France does not have', { address: { ...sheet.address, postCode: '00100' } }, 'address.postCode'],
  ])('is refused with %s', async (_, wish, field) => {
    const refused = await send(registrationCalls.register, wish)
    const fields = refused.json().fields?.map((error: { field: string }) => error.field)
    expect([refused.statusCode, fields]).toEqual([400, [field]])
  })

  test('is refused with a proof that is no document, and what changes a sheet that is not there', async () => {
    const page = new File(['<script>alert(1)</script>'], 'extrait.pdf', { type: 'application/pdf' })
    expect((await send(registrationCalls.register, {}, { proof: page })).statusCode).toBe(415)
    expect((await send(registrationCalls.editRegistration)).statusCode).toBe(404)
    expect((await proof()).statusCode).toBe(404)
  })

  test('is not saved over what somebody else has saved meanwhile', async () => {
    await send(registrationCalls.register)
    await send(registrationCalls.editRegistration, { legalForm: 'SAS' })
    expect((await send(registrationCalls.editRegistration, { version: 1 })).statusCode).toBe(409)
  })

  test('is kept by the admin and by super administrators, and by nobody who may only read', async () => {
    const marie = await world.person({ in: serres })
    const anne = await world.person({ in: await world.client({ name: 'Bocage' }), admin: true })
    const reading = await world.person({ in: serres, admin: true, readOnly: true })
    const camille = await world.person({ superAdmin: true })

    const refused = [marie, anne, reading].map(by => send(registrationCalls.register, {}, { by }))
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 404, 403])
    expect((await send(registrationCalls.register, {}, { by: camille, proof: pdf('extrait') })).statusCode).toBe(201)
    expect([(await proof(anne)).statusCode, (await proof(marie)).statusCode]).toEqual([404, 403])

    await ask(world.installer, 'update platform.client set read_only = true where id = $1', [serres.id])
    expect((await send(registrationCalls.editRegistration)).statusCode).toBe(403)
    expect((await send(registrationCalls.editRegistration, {}, { by: camille })).statusCode).toBe(200)
  })
})

describe('the reference lists', () => {
  test('hold every country and the social categories of Insee', async () => {
    const nationalities = await as(sophie).call(registrationCalls.getNationalities, {})
    const categories = await as(sophie).call(registrationCalls.getSocialCategories, {})

    expect(nationalities).toContainEqual({ code: 'MA', cog: '99350', name: 'Maroc' })
    expect(categories).toHaveLength(29)
    expect(categories.at(-1)).toEqual({
      code: '69',
      name: "Ouvriers agricoles, des travaux forestiers, de la pêche et de l'aquaculture",
    })
  })

  test('are read by whoever has signed in', async () => {
    for (const call of [registrationCalls.getNationalities, registrationCalls.getSocialCategories])
      expect((await as(visitor(world.app)).send(call)).statusCode).toBe(401)
  })
})
