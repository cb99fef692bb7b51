import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { importsCalls } from '#platform/imports/imports.calls.ts'
import { importFile } from '#platform/imports/testing/import-file.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { articleSheetsCalls } from '../article-sheets/article-sheets.calls.ts'
import { compositionsCalls } from '../compositions/compositions.calls.ts'
import { linesCalls } from '../lines/lines.calls.ts'
import { resourcesCalls } from '../resources/resources.calls.ts'
import { openWorkshop, type TestWorkshop } from '../testing/workshop.ts'

const world = useOwnWorld()
let serres: TestClient
let workshop: TestWorkshop
let dorian: TestPerson
let karim: TestPerson
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  dorian = await world.person({ superDev: true })
  const rights = { 'atelier/ligne': 1, 'atelier/production/article': 1, 'atelier/composition': 3 } as const
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

test('steps come from a file onto lines that are there; one that says no rank comes last', async () => {
  const head = 'Atelier;Ligne;Code;Libellé;Type;Rang;Personnes;Actif'
  const first = await bring('workshopOperation', [
    head,
    'ST;L01;EMB;Emballage;emballage;2;6;oui',
    'ST;L01;VER;Versement;Versement;1;1;',
    'ST;L01;PAL;Palettisation;palettisation;;;non',
    'ST;L99;VER;Versement;Versement;;;',
    'ST;L01;X;Rêverie;Sieste;;;',
  ])
  expect(fates(first)).toMatchObject({ created: 3, refused: 2 })
  expect(await problemsOf(first)).toContain('Aucune ligne de ce code dans cet atelier.')
  const again = await bring('workshopOperation', [
    head,
    'ST;L01;EMB;Emballage;emballage;2;5;',
    'ST;L01;VER;Versement;Versement;;;',
  ])
  expect(fates(again)).toMatchObject({ updated: 1, unchanged: 1 })
  const asked = { id: workshop.lineId }
  expect(await as(karim).call(linesCalls.getOperationsOfLine, asked)).toMatchObject([
    { code: 'VER', peopleNeeded: 1 },
    { code: 'EMB', kind: 'packing', peopleNeeded: 5 },
    { code: 'PAL', active: false },
  ])
})

test('a line takes no more steps from a file than by hand', async () => {
  const steps = Array.from({ length: 31 }, (_, place) => `ST;L01;OP${place};Étape ${place};Tri`)
  const run = await bring('workshopOperation', ['Atelier;Ligne;Code;Libellé;Type', ...steps])
  expect(fates(run)).toMatchObject({ created: 30, refused: 1 })
  expect(await problemsOf(run)).toEqual(['30 opérations au plus par ligne.'])
})

test('recipes come from a file as drafts, whole or not at all, and change nothing that is in force', async () => {
  const head = 'Article;Valable à partir du;Produits'
  const first = await bring('workshopComposition', [
    head,
    'TG50;01/03/2027;F0 100 4,5',
    'TG50;01/04/2027;F0 90',
    'TG50;01/05/2027;XX 100',
    'TG50;01/06/2027;beaucoup de tomates',
  ])
  expect(fates(first)).toMatchObject({ created: 1, refused: 3 })
  expect(await problemsOf(first)).toEqual(
    expect.arrayContaining(['Aucune famille du code XX.', expect.stringContaining('90')]),
  )
  const drafts = { page: 0, size: 10, state: 'draft' } as const
  const { items } = await as(karim).call(compositionsCalls.getPaginatedCompositions, drafts)
  expect(items).toMatchObject([{ code: 'TG50', validFrom: '2027-03-01', versionNo: 1 }])
  const id = items[0]?.id as string
  expect(fates(await bring('workshopComposition', [head, 'TG50;01/03/2027;F0 100 5']))).toMatchObject({ updated: 1 })
  await as(karim).call(compositionsCalls.activateComposition, { id })
  const inForce = await bring('workshopComposition', [head, 'TG50;01/03/2027;F0 100 5'])
  expect(fates(inForce)).toMatchObject({ unchanged: 1 })
  const other = await bring('workshopComposition', [head, 'TG50;01/03/2027;F0 100 6'])
  expect(fates(other)).toMatchObject({ refused: 1 })
  expect(await as(karim).call(compositionsCalls.getComposition, { id })).toMatchObject({
    standing: 'upcoming',
    raws: [{ pct: 100, lossPct: 5 }],
  })
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
