import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { citizenshipsCalls } from '#platform/configuration/citizenships.calls.ts'
import { useWorld } from '#platform/testing/world.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import { referenceListsCalls } from '../reference-lists.calls.ts'
import { pay, settings, staff } from '../term.model.ts'
import { typesOfContractCalls } from '../types-of-contract.calls.ts'

const world = useWorld()
const positions = 'rh/gestion_du_personnel/postes'
const unknown = '0198a000-0000-7000-8000-000000000000'

describe('published lists', () => {
  test('hold the categories and the countries of the day', async () => {
    const paul = await world.person({ in: await world.client() })

    const csps = await as(paul).call(referenceListsCalls.getCsps, { at: '2026-11-22' })
    const countries = await as(paul).call(referenceListsCalls.getCountriesCodes, {})

    expect(csps).toContainEqual({
      code: '691c',
      label: 'Ouvriers du maraîchage ou de l’horticulture',
      validFrom: null,
      validTo: null,
    })
    expect(countries).toContainEqual({
      cog: '99350',
      iso2: 'MA',
      iso3: 'MAR',
      labelFr: 'Maroc',
      eu: false,
      eea: false,
    })
    expect(countries.filter(({ eu }) => eu)).toHaveLength(27)
    expect(countries.filter(({ eea }) => eea)).toHaveLength(30)
  })

  test('are for those who are signed in', async () => {
    const nobody = { app: world.app }
    const answers = [
      await as(nobody).send(referenceListsCalls.getCsps),
      await as(nobody).send(referenceListsCalls.getCountriesCodes),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })
})

describe('a citizenship', () => {
  test('is found by its label among those of the client, and no neighbour finds it', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const moroccan = { country: 'MA', label: 'Marocaine', horsUE: true, foreigner: true }
    await as(sophie).call(citizenshipsCalls.createCitizenship, moroccan)
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })
    const anne = await world.person({ in: await world.client(), rights: { [staff]: 1 } })
    const personne = await world.person({ in: serres })

    const found = await as(marie).call(referenceListsCalls.getCitizenshipByLabel, { label: 'marocaine' })
    const answers = [
      await as(anne).send(referenceListsCalls.getCitizenshipByLabel, { label: 'Marocaine' }),
      await as(personne).send(referenceListsCalls.getCitizenshipByLabel, { label: 'Marocaine' }),
    ]

    expect(found).toMatchObject(moroccan)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403])
  })
})

describe('a model of document', () => {
  test('is unknown while there is none', async () => {
    const marie = await world.person({ in: await world.client(), rights: { [settings]: 1 } })
    expect((await as(marie).send(referenceListsCalls.getDocumentModelById, { id: unknown })).statusCode).toBe(404)
  })
})

describe('the positions that a term serves', () => {
  test('are told by name, those of the reader’s companies alone', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [serres, station] = group.companies.map(({ id }) => id) as [string, string]
    const marie = await world.person({ in: group, rights: { [settings]: 2, [positions]: 2 }, allCompanies: true })
    const chef = await world.person({ in: group, rights: { [settings]: 1, [positions]: 1 }, companies: [0] })
    const { id: typeOfContractId } = await as(marie).call(typesOfContractCalls.addTypeOfContract, {
      libelle: 'CDD saisonnier',
      family: 'seasonal',
    })
    for (const [name, companyId] of [
      ['Cueilleur', serres],
      ['Trieur', station],
    ] as const)
      await as(marie).call(positionsCalls.createPost, { position: { name, companyIds: [companyId], typeOfContractId } })
    const asked = { kind: 'type-of-contract', id: typeOfContractId } as const

    const every = await as(marie).call(referenceListsCalls.getPositionsWithTerm, asked)
    const own = await as(chef).call(referenceListsCalls.getPositionsWithTerm, asked)

    expect([every, own].map(found => found.map(({ name }) => name))).toEqual([['Cueilleur', 'Trieur'], ['Cueilleur']])
  })

  test('of a pay are for those who may see pay, of another client for nobody', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [settings]: 1 } })
    const sophie = await world.person({ in: serres, rights: { [settings]: 1, [pay]: 1 } })
    const personne = await world.person({ in: serres })
    const asked = { kind: 'salary', id: unknown } as const

    const answers = [
      await as(marie).send(referenceListsCalls.getPositionsWithTerm, asked),
      await as(personne).send(referenceListsCalls.getPositionsWithTerm, asked),
      await as(personne).send(referenceListsCalls.getDocumentModelById, { id: unknown }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403])
    expect(await as(sophie).call(referenceListsCalls.getPositionsWithTerm, asked)).toEqual([])
  })
})
