import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { savedViewsCalls } from '../saved-views.calls.ts'

const world = useOwnWorld()

const list = 'rh.employees'
const view = { list, name: 'Cueilleurs sans IBAN', query: 'f.missing=iban&search=cueilleur' }
const someone = async () => world.person({ in: await world.client() })

describe('one’s own views of a list', () => {
  test('are found again by name, each with what narrows the list and nothing else', async () => {
    const marie = as(await someone())

    await marie.call(savedViewsCalls.saveView, {
      ...view,
      query: '?search=cueilleur&page=3&size=50&f.missing=iban&f.site=',
    })
    await marie.call(savedViewsCalls.saveView, { list, name: 'archivés', query: 'tab=archived' })
    await marie.call(savedViewsCalls.saveView, { list: 'rh.positions', name: 'Autres', query: '' })

    const views = await marie.call(savedViewsCalls.getSavedViews, { list })
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ['archivés', 'tab=archived'],
      ['Cueilleurs sans IBAN', 'f.missing=iban&search=cueilleur'],
    ])
  })

  test('are renamed, given other filters, and deleted', async () => {
    const marie = as(await someone())
    const { id } = await marie.call(savedViewsCalls.saveView, view)

    const renamed = await marie.call(savedViewsCalls.editSavedView, { id, name: 'Sans IBAN' })
    const changed = await marie.call(savedViewsCalls.editSavedView, { id, query: 'f.missing=nir' })
    const deleted = await marie.send(savedViewsCalls.deleteSavedView, { id })

    expect(renamed).toEqual({ id, name: 'Sans IBAN', query: view.query })
    expect(changed).toEqual({ id, name: 'Sans IBAN', query: 'f.missing=nir' })
    expect(deleted.statusCode).toBe(204)
    expect(await marie.call(savedViewsCalls.getSavedViews, { list })).toEqual([])
  })

  test('have each a name of its own, whatever the case', async () => {
    const marie = as(await someone())
    await marie.call(savedViewsCalls.saveView, view)
    const { id } = await marie.call(savedViewsCalls.saveView, { ...view, name: 'Autre' })

    const again = await marie.send(savedViewsCalls.saveView, { ...view, name: ` ${view.name.toUpperCase()} ` })
    const renamed = await marie.send(savedViewsCalls.editSavedView, { id, name: view.name })

    for (const refused of [again, renamed]) {
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ fields: [{ field: 'name', code: 'taken' }] })
    }
  })

  test('are twenty at most, even when two windows save at once', async () => {
    const marie = as(await someone())
    for (let number = 1; number <= 19; number += 1)
      await marie.call(savedViewsCalls.saveView, { ...view, name: `Vue ${number}` })

    const both = await Promise.all(['une', 'deux'].map(name => marie.send(savedViewsCalls.saveView, { ...view, name })))

    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    expect(await marie.call(savedViewsCalls.getSavedViews, { list })).toHaveLength(20)
  })

  test('are refused where an address would be too long to keep, though it was short to type', async () => {
    const marie = as(await someone())
    const typed = `search=${'é'.repeat(1_900)}`
    const { id } = await marie.call(savedViewsCalls.saveView, view)

    for (const answer of [
      await marie.send(savedViewsCalls.saveView, { ...view, name: 'Accents', query: typed }),
      await marie.send(savedViewsCalls.editSavedView, { id, query: typed }),
    ])
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'query', code: 'too_big' }] })
  })

  test('are those of nobody else: a colleague neither sees nor changes them, nor oneself in another client', async () => {
    const client = await world.client()
    const [marie, paul] = [await world.person({ in: client }), await world.person({ in: client })]
    const { id } = await as(marie).call(savedViewsCalls.saveView, view)

    for (const stranger of [paul, await someone()]) {
      expect(await as(stranger).call(savedViewsCalls.getSavedViews, { list })).toEqual([])
      expect((await as(stranger).send(savedViewsCalls.editSavedView, { id, name: 'Pris' })).statusCode).toBe(404)
      expect((await as(stranger).send(savedViewsCalls.deleteSavedView, { id })).statusCode).toBe(404)
    }
    expect(await as(marie).call(savedViewsCalls.getSavedViews, { list })).toMatchObject([{ name: view.name }])
  })

  test('are kept for who may only read too', async () => {
    const reader = await world.person({ in: await world.client({ readOnly: true }), readOnly: true })
    expect((await as(reader).send(savedViewsCalls.saveView, view)).statusCode).toBe(201)
  })

  test('are kept for nobody who entered the client to help', async () => {
    const client = await world.client()
    const camille = await world.person({ superAdmin: true })
    await as(camille).call(supportCalls.startSupport, { clientId: client.id, reason: 'Une liste qui se vide' })
    const helper = as({ ...camille, clientId: client.id })

    expect((await helper.send(savedViewsCalls.saveView, view)).json()).toMatchObject({ code: 'SUPPORT_NOT_ALLOWED' })
    expect(await helper.call(savedViewsCalls.getSavedViews, { list })).toEqual([])
  })

  test('are of nobody who is not signed in', async () => {
    const nobody = as({ app: world.app })
    const answers = [
      nobody.send(savedViewsCalls.getSavedViews, { list }),
      nobody.send(savedViewsCalls.saveView, view),
      nobody.send(savedViewsCalls.editSavedView, { id: crypto.randomUUID() }),
      nobody.send(savedViewsCalls.deleteSavedView, { id: crypto.randomUUID() }),
    ]
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  })
})
