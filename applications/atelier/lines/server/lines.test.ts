import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { articleSheetsCalls } from '#atelier/article-sheets/article-sheets.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { workshopsCalls } from '#atelier/workshops/workshops.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { linesCalls } from '../lines.calls.ts'

const world = useWorld()

let serres: TestClient
let julien: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  julien = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, julien)
})

const send = async (call: Call, input: object, person = julien) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { ...json(), status: statusCode }
}
const add = (more: object = {}, person = julien) =>
  send(linesCalls.addLigneAtelier, { atelierId: line.atelierId, code: 'L07', label: 'Ligne 7', ...more }, person)

describe('a line', () => {
  test('has a code and a label of its own in its workshop, found without accents', async () => {
    expect(await as(julien).call(linesCalls.getNextLigneAtelierCode, { atelierId: line.atelierId })).toEqual({
      code: 'L02',
    })
    expect(await add({ label: 'Étiquetage', kgPerHour: 350.5 })).toMatchObject({ status: 200, kgPerHour: 350.5 })
    expect(await add({ code: 'L08', label: 'étiquetage' })).toMatchObject({
      status: 400,
      fields: [{ field: 'label', code: 'CODE_TAKEN' }],
    })
    expect(await add({ label: 'Autre' })).toMatchObject({ status: 400, fields: [{ field: 'code' }] })
    const named = { atelierId: line.atelierId, label: 'ETIQUETAGE' }
    expect(await as(julien).call(linesCalls.getLigneAtelierByLibelle, named)).toMatchObject({ code: 'L07' })
    expect(await as(julien).call(linesCalls.getLigneAtelierByLibelle, { ...named, label: 'Rien' })).toBeNull()
  })

  test('is not switched off while something is planned on it, and is put aside once it was used', async () => {
    await line.plan(100)
    const [standing] = await as(julien).call(linesCalls.getAllLigneAtelier, {})
    const { atelierId, code, label, version, id } = standing as NonNullable<typeof standing>
    const off = { id, atelierId, code, label, version, active: false, articleIds: [line.articleId] }
    expect(await send(linesCalls.updateLigneAtelier, off)).toMatchObject({ status: 409, code: 'LINE_IN_USE' })
    expect(await send(linesCalls.deleteLigneAtelier, { id })).toMatchObject({ status: 409 })
    const fresh = await add()
    expect(await send(linesCalls.deleteLigneAtelier, { id: fresh.id })).toMatchObject({ archived: false })
  })

  test('has people, whom it names; each finds his own', async () => {
    const karim = await world.person({ in: serres, rights: { 'atelier/ligne': 1 } })
    const made = await add({ userIds: [karim.userId] })
    const all = await as(julien).call(linesCalls.getLigneAtelierWithUserByAtelier, { atelierId: line.atelierId })
    expect(all.find(({ id }) => id === made.id)?.users).toMatchObject([{ id: karim.userId }])
    const own = { userId: karim.userId, atelierId: line.atelierId }
    expect(await as(karim).call(linesCalls.getLigneAtelierOfUser, own)).toMatchObject([{ code: 'L07' }])
    expect(await send(linesCalls.getLigneAtelierOfUser, { ...own, userId: julien.userId }, karim)).toMatchObject({
      status: 404,
    })
    expect(await add({ code: 'L09', label: 'x', userIds: [crypto.randomUUID()] })).toMatchObject({
      fields: [{ field: 'userIds' }],
    })
  })

  test('is for who has the right, in his companies', async () => {
    const reader = await world.person({ in: serres, rights: { 'atelier/ligne': 1 } })
    expect(await add({}, reader)).toMatchObject({ status: 403 })
    const neighbour = await world.person({ in: await world.client(), rights: foreman })
    expect(await send(linesCalls.getLigneAtelierById, { id: line.ligneAtelierId }, neighbour)).toMatchObject({
      status: 404,
    })
    expect(await as(neighbour).call(linesCalls.getAllLigneAtelier, {})).toEqual([])
  })
})

test('a workshop opens in a company of one’s own, under a code of its own', async () => {
  const companyId = serres.companies[0]?.id as string
  const open = { companyId, code: 'MAZ', name: 'Mazé' }
  const { id } = await as(julien).call(workshopsCalls.postWorkshop, open)
  expect(await send(workshopsCalls.postWorkshop, open)).toMatchObject({
    fields: [{ field: 'code', code: 'CODE_TAKEN' }],
  })
  expect(await as(julien).call(workshopsCalls.putWorkshop, { id, name: 'Station de Mazé' })).toMatchObject({
    code: 'MAZ',
  })
  expect((await as(julien).call(workshopsCalls.getWorkshops, {})).map(({ name }) => name)).toContain('Station de Mazé')
})

describe('the sheet of an article', () => {
  test('is one a workshop, with one preferred line', async () => {
    const { atelierId, articleId, ligneAtelierId } = line
    const asked = { atelierId, articleId }
    const sheet = await as(julien).call(articleSheetsCalls.getComplementOfAtelierArticle, asked)
    expect(sheet).toMatchObject({ netCaseKg: 1.6, lines: [{ ligneAtelierId, preferred: true }] })
    const links = await as(julien).call(articleSheetsCalls.getListeAtelierLigneOfArticle, { articleId })
    expect(links).toMatchObject([{ ligneAtelier: 'Ligne 1', preferred: true }])
    const second = await add()
    const two = [ligneAtelierId, second.id].map(id => ({ ligneAtelierId: id, preferred: true }))
    const { version: _, ...fields } = sheet as { version: number }
    expect(await send(articleSheetsCalls.updateFicheAtelierArticle, { ...fields, lines: two })).toMatchObject({
      status: 400,
      fields: [{ field: 'lines' }],
    })
    const none = { atelierId, articleId: line.rawId }
    expect(await as(julien).call(articleSheetsCalls.getComplementOfAtelierArticle, none)).toEqual({})
  })

  test('tells families with what of them stands free, those below counted in those above', async () => {
    await line.receive(120_000)
    const asked = { atelierId: line.atelierId, userId: julien.userId }
    const [family] = await as(julien).call(articleSheetsCalls.getAllFamilleCentralByAtelierOfUser, asked)
    expect(family).toMatchObject({ label: 'Tomate grappe', availableKg: 120, lotCount: 1 })
    const listed = await as(julien).call(articleSheetsCalls.getArticlesOfWorkshop, {
      atelierId: line.atelierId,
      page: 0,
      size: 10,
    })
    expect(listed.items).toMatchObject([{ label: 'Grappe 500 g', netCaseKg: 1.6, lines: 'Ligne 1' }])
  })
})
