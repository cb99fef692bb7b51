import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { tellAMonth } from '#finances/testing/a-month.ts'
import { mapAccounts } from '#finances/testing/map-accounts.ts'
import { accountingExportsCalls } from '../accounting-exports.calls.ts'
import { accountingExportsElement } from '../accounting-exports-place.model.ts'

const world = useWorld()
const managing = { [accountingExportsElement]: 3 } as const

let layon: TestClient
let claire: TestPerson
let companyId: string
let month: string
beforeEach(async () => {
  layon = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  claire = await world.person({ in: layon, rights: managing, allCompanies: true })
  companyId = layon.companies[0]?.id as string
  month = world.clock.today().toPlainYearMonth().toString()
  await tellAMonth(world, layon, claire.userId)
})

const monthOf = (person = claire) => as(person).call(accountingExportsCalls.getMonthToExport, { companyId, month })
const exported = (more: object = {}, person = claire) =>
  as(person).send(accountingExportsCalls.exportMonth, {
    companyId,
    month,
    exportId: randomUUID(),
    withFormer: false,
    ...more,
  })
const fileOf = async (id: string) =>
  (await as(claire).send(accountingExportsCalls.getAccountingExportFile, { id })).body
const rowsOf = async (id: string) => (await fileOf(id)).trim().split('\r\n').slice(1)

test('the month of a company holds what its applications tell, kind by kind', async () => {
  const { kinds, lines, withoutCompany } = await monthOf()
  expect(kinds.map(({ kind, account, lines: count, cents }) => [kind, account, count, cents])).toEqual([
    ['received-packaging', null, 1, 66_000],
    ['energy-purchase', null, 2, 600_000],
    ['energy-sale', null, 1, -100_000],
    ['customer-credit', null, 1, 9_000],
  ])
  expect(lines.map(({ reference, partner }) => [reference, partner])).toContainEqual(['A1', 'TotalEnergies'])
  expect(withoutCompany).toBe(0)
  const other = { companyId: layon.companies[1]?.id as string, month }
  expect((await as(claire).call(accountingExportsCalls.getMonthToExport, other)).kinds).toEqual([])
})

test('a kind without an account stops the export, is named, and leaves no file', async () => {
  await mapAccounts(world, layon, ['energy-purchase', 'energy-sale', 'customer-credit'])
  const refused = await exported()
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'ACCOUNT_MISSING', message: 'Aucun compte pour : Emballages reçus.' },
  ])
  expect(await as(claire).call(accountingExportsCalls.getAccountingExports, { companyId })).toEqual([])
})

test('a month is exported once; exported again, every line is marked', async () => {
  await mapAccounts(world, layon)
  const exportId = randomUUID()
  const once = (await exported({ exportId })).json()
  expect(once).toMatchObject({ id: exportId, number: 1, month, lines: 5, former: 0, refusal: null })
  expect((await exported({ exportId })).json()).toEqual(once)
  expect(
    createHash('sha256')
      .update(await fileOf(exportId))
      .digest('hex'),
  ).toBe(once.hash)
  expect((await rowsOf(exportId)).find(row => row.includes(';A1;'))).toMatch(
    /;Serres du Layon;Énergie achetée;A1;TotalEnergies;601;;Gaz;;;200;C;$/,
  )

  const nothing = await exported()
  expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'NOTHING_TO_EXPORT'])
  const again = (await exported({ withFormer: true })).json()
  expect(again).toMatchObject({ number: 2, lines: 5, former: 5 })
  expect((await rowsOf(again.id)).every(row => row.endsWith(';export 1'))).toBe(true)
})

test('two who export at once make one export of the lines', async () => {
  await mapAccounts(world, layon)
  const both = await Promise.all([exported(), exported()])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('what was not taken is exported anew, and says why', async () => {
  await mapAccounts(world, layon)
  const { id, version } = (await exported()).json()
  const refusal = { id, reason: 'Plan de comptes changé', version }
  const refused = await as(claire).call(accountingExportsCalls.refuseAccountingExport, refusal)
  expect(refused.refusal).toMatchObject({ reason: 'Plan de comptes changé' })
  const again = await as(claire).send(accountingExportsCalls.refuseAccountingExport, refusal)
  expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_REFUSED'])
  expect((await exported()).json()).toMatchObject({ number: 2, lines: 5, former: 0 })
})

test('exports are made by who writes, refused by who manages, and closed to a neighbour', async () => {
  await mapAccounts(world, layon)
  const { id, version } = (await exported()).json()
  const reading = { [accountingExportsElement]: 1 } as const
  const [nobody, reader, writer, elsewhere, voisin] = [
    await world.person({ in: layon }),
    await world.person({ in: layon, rights: reading, allCompanies: true }),
    await world.person({ in: layon, rights: { [accountingExportsElement]: 2 }, allCompanies: true }),
    await world.person({ in: layon, rights: managing, companies: [1] }),
    await world.person({ in: await world.client(), rights: managing, allCompanies: true }),
  ]
  const refusal = { id, reason: 'Non repris', version }
  const statuses = async (person: TestPerson) =>
    (
      await Promise.all([
        as(person).send(accountingExportsCalls.getMonthToExport, { companyId, month }),
        as(person).send(accountingExportsCalls.getAccountingExports, { companyId }),
        as(person).send(accountingExportsCalls.getAccountingExportFile, { id }),
        exported({ withFormer: true }, person),
        as(person).send(accountingExportsCalls.refuseAccountingExport, refusal),
      ])
    ).map(({ statusCode }) => statusCode)
  expect(await statuses(nobody)).toEqual([403, 403, 403, 403, 403])
  expect(await statuses(reader)).toEqual([200, 200, 200, 403, 403])
  expect(await statuses(writer)).toEqual([200, 200, 200, 200, 403])
  expect(await statuses(elsewhere)).toEqual([404, 404, 404, 404, 404])
  expect(await statuses(voisin)).toEqual([404, 404, 404, 404, 404])
  expect((await as(nobody).send(accountingExportsCalls.getExportCompanies, {})).statusCode).toBe(403)
  const told = await as(voisin).call(accountingExportsCalls.getExportCompanies, {})
  expect(told.map(({ id: one }) => one)).not.toContain(companyId)
})
