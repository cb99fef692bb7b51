import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { jobOffersElement } from '#rh/job-offers/job-offer.model.ts'
import { jobOffersCalls } from '#rh/job-offers/job-offers.calls.ts'
import { offerRulesCalls } from '#rh/offer-rules/offer-rules.calls.ts'
import { draftOffer, recruiterOf } from '#rh/testing/open-careers.ts'
import { offerModelsElement } from '../offer-model.model.ts'
import { offerModelsCalls } from '../offer-models.calls.ts'

const world = useOwnWorld()

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [offerModelsElement]: level }, allCompanies: true })
const add = (person: TestPerson, name: string) =>
  as(person).call(offerModelsCalls.createOfferModel, { name, ...said() })
const blank = { title: '', missions: '', profile: '', conditions: '' }
const said = (title = '', positionId: string | null = null) => ({
  positionId,
  texts: { fr: { ...blank, title }, en: blank, es: blank, ar: blank },
})
const listed = async (person: TestPerson) =>
  (await as(person).call(offerModelsCalls.getOfferModels, {})).models.map(({ name, archivedAt }) =>
    archivedAt ? `(${name})` : name,
  )

describe('offer models', () => {
  test('are read by name', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie)).toEqual(['Abricot', 'Élan', 'Zinnia'])
  })

  test('never bear the name of another, nor are saved over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Élan')
    const again = await as(marie).send(offerModelsCalls.createOfferModel, { name: 'elan', ...said() })
    const edited = await as(marie).call(offerModelsCalls.editOfferModel, { ...change(made), ...said('Relu') })
    const late = await as(marie).send(offerModelsCalls.editOfferModel, { ...change(made), ...said('Perdu') })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.texts.fr.title, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('are one a position, and the offers of it begin with its texts, the common conditions included', async () => {
    const serres = await world.client()
    const marie = await recruiterOf(world, serres)
    const rights = { [jobOffersElement]: 2, [offerModelsElement]: 2 } as const
    const sophie = await world.person({ in: serres, rights, allCompanies: true })
    const { criteria } = await draftOffer(world, serres, marie)
    const { positionId } = criteria
    const picker = { name: 'Cueillette', ...said('Cueilleur', positionId) }
    await as(sophie).call(offerModelsCalls.createOfferModel, picker)
    await as(sophie).call(offerRulesCalls.editOfferRules, {
      onFeed: false,
      onPoster: true,
      sources: ['boulangerie'],
      conditions: 'Panier de légumes.',
      version: 0,
    })

    const again = await as(sophie).send(offerModelsCalls.createOfferModel, { ...picker, name: 'Autre' })
    const unknown = await as(sophie).send(offerModelsCalls.createOfferModel, {
      name: 'Inconnu',
      ...said('', crypto.randomUUID()),
    })
    const offer = await as(sophie).call(jobOffersCalls.createJobOffer, criteria)
    const { models } = await as(sophie).call(jobOffersCalls.getOfferChoices, {})

    expect([again.json().fields, unknown.json().fields]).toMatchObject([
      [{ field: 'positionId', code: 'taken' }],
      [{ field: 'positionId', code: 'unknown' }],
    ])
    expect(offer.description.texts.fr).toMatchObject({ title: 'Cueilleur', conditions: 'Panier de légumes.' })
    expect(offer.diffusion).toEqual({ channels: ['site', 'poster'], sources: ['boulangerie'] })
    expect(models.map(({ name }) => name)).toEqual(['Cueillette'])
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(offerModelsCalls.archiveOfferModel, { id })
    expect(await listed(sophie)).toEqual(['(Abricot)'])

    await as(sophie).call(offerModelsCalls.restoreOfferModel, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(offerModelsCalls.archiveOfferModel, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(offerModelsCalls.restoreOfferModel, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(offerModelsCalls.editOfferModel, { ...change(made), ...said('Relu') })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'rh.offer_model', rowId: made.id })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['texts']],
      ['insert', undefined],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: 'rh.offer_model', rowId: id }
    const answers = [
      as(sophie).send(offerModelsCalls.editOfferModel, change(made)),
      as(sophie).send(offerModelsCalls.archiveOfferModel, { id }),
      as(sophie).send(offerModelsCalls.restoreOfferModel, { id }),
      as(sophie).send(auditCalls.getHistoryOfRow, history),
    ]

    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const made = await add(writer, 'Abricot')
    const refused = await Promise.all([
      as(nobody).send(offerModelsCalls.getOfferModels, {}),
      as(reader).send(offerModelsCalls.createOfferModel, { name: 'Élan', ...said() }),
      as(reader).send(offerModelsCalls.editOfferModel, change(made)),
      as(writer).send(offerModelsCalls.archiveOfferModel, { id: made.id }),
      as(writer).send(offerModelsCalls.restoreOfferModel, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

const change = ({ id, name, positionId, texts, version }: Awaited<ReturnType<typeof add>>) => ({
  id,
  name,
  positionId,
  texts,
  version,
})
