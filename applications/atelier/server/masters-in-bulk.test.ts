import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { importsCalls } from '#platform/imports/imports.calls.ts'
import { importFile } from '#platform/imports/testing/import-file.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { articleSheetsCalls } from '../article-sheets/article-sheets.calls.ts'
import { linesCalls } from '../lines/lines.calls.ts'
import { resourcesCalls } from '../resources/resources.calls.ts'
import { openWorkshop, type TestWorkshop } from '../testing/workshop.ts'

const world = useWorld()
let serres: TestClient
let workshop: TestWorkshop
let dorian: TestPerson
let karim: TestPerson
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  dorian = await world.person({ superDev: true })
  const rights = { 'atelier/ligne': 1, 'atelier/production/article': 1 } as const
  karim = await world.person({ in: serres, rights, allCompanies: true })
})

const bring = (model: string, lines: readonly string[], clientId = serres.id) =>
  importFile(dorian, { clientId, model, name: `${model}.csv`, bytes: lines.join('\n') })
const fates = ({ counts }: Awaited<ReturnType<typeof bring>>) => counts
const problemsOf = async ({ id }: { id: string }) =>
  (await as(dorian).call(importsCalls.getImportProblems, { clientId: serres.id, id, page: 0, size: 50 })).items.map(
    ({ message }) => message,
  )

test('lines come from a file, once, and what a second file says differently is changed', async () => {
  const head = 'Atelier;Code;Libellé;Cadence'
  const first = await bring('workshopLine', [
    head,
    'ST;l07;Ligne 7;135',
    'ST;L01;Ligne 1;120',
    'XX;L09;Ligne 9;',
    'ST;L08;ligne 7;',
  ])
  expect(fates(first)).toMatchObject({ created: 1, updated: 1, refused: 2 })
  expect(await problemsOf(first)).toContain('Aucun atelier de ce code.')
  const again = await bring('workshopLine', [head, 'ST;L07;Ligne 7;135', 'ST;L01;Ligne 1;125,5'])
  expect(fates(again)).toMatchObject({ unchanged: 1, refused: 1 })
  const lines = await as(karim).call(linesCalls.getLigneAtelierByAtelier, { atelierId: workshop.workshopId })
  expect(lines.map(({ code, casesPerHour }) => [code, casesPerHour]).sort()).toEqual([
    ['L01', 120],
    ['L07', 135],
  ])
})

test('machines come from a file onto lines that are there', async () => {
  const head = 'Atelier;Code;Libellé;Type;Code ligne;Bloquante;Équipement'
  const run = await bring('workshopMachine', [
    head,
    'ST;ETIQ;Étiqueteuse ligne 1;étiqueteuse;L01;oui;EQ-12',
    'ST;PAL;Palettiseur;Palettiseur;L99;;',
    'ST;X1;Robot;Robot de cuisine;;;',
  ])
  expect(fates(run)).toMatchObject({ created: 1, refused: 2 })
  expect(await problemsOf(run)).toContain('Aucune ligne de ce code dans cet atelier.')
  const machines = await as(karim).call(resourcesCalls.getResources, { atelierId: workshop.workshopId })
  expect(machines).toMatchObject([
    { code: 'ETIQ', kind: 'labeller', line: 'Ligne 1', blocking: true, equipmentCode: 'EQ-12' },
  ])
})

test('sheets come from a file for articles that are there; a case weighs what its units do unless it says so', async () => {
  const head = 'Atelier;Article;Nominal;UVC par colis;Cadence;Freinte'
  const run = await bring('workshopSheet', [
    head,
    'ST;TG50;500;6;135;4,5',
    'ST;INCONNU;500;6;135;',
    'ST;TG0;0;6;135;61',
  ])
  expect(fates(run)).toMatchObject({ created: 1, refused: 2 })
  const sheet = await as(karim).call(articleSheetsCalls.getComplementOfAtelierArticle, {
    atelierId: workshop.workshopId,
    articleId: workshop.packedId,
  })
  expect(sheet).toMatchObject({ nominalG: 500, netCaseKg: 3, expectedLossPct: 4.5, casesPerHour: 135 })
})

test('a file of one client changes nothing of its neighbour, whose workshop bears the same code', async () => {
  const bocage = await world.client()
  const other = await openWorkshop(world, bocage)
  await bring('workshopLine', ['Atelier;Code;Libellé;Cadence', 'ST;L07;Ligne 7;135'], bocage.id)
  const codes = async (person: TestPerson, atelierId: string) =>
    (await as(person).call(linesCalls.getLigneAtelierByAtelier, { atelierId })).map(({ code }) => code)
  expect(await codes(karim, workshop.workshopId)).toEqual(['L01'])
  const theirs = await world.person({ in: bocage, rights: { 'atelier/ligne': 1 }, allCompanies: true })
  expect(await codes(theirs, other.workshopId)).toEqual(['L01', 'L07'])
})
