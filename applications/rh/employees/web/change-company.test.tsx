import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { employeesCalls } from '../employees.calls.ts'
import { keepStanding } from '../employees.server.ts'
import { employeePages } from '../employees.web.ts'
import './change-company-dialog.tsx'
import './employee-page.tsx'
import './employee-edition-page.tsx'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'

let group: TestClient
let marie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station', 'Verger'] })
  marie = await world.person({ in: group, rights: { [staff]: 2 }, companies: [0, 1] })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (ending: string, id: string, who = marie) => {
  const page = employeePages.find(({ path }) => path.endsWith(ending))
  if (!page) throw new Error(`no page ends on ${ending}`)
  return renderPage(page, {
    path: page.path.replace(':employeeId', id),
    labels: rhWeb.labels,
    as: sessionOf(who, group),
    fetch: serverBehind(world),
  })
}
const openFile = async (id: string, who = marie) => {
  const { user } = await open('salaries/:employeeId', id, who)
  await user.click(await screen.findByRole('button', { name: 'Changer de société' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Changer de société' })) }
}
const inClient = (work: (db: RhDb) => Promise<unknown>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: group.id }, work)
const fileOf = (id: string) => as(marie).call(employeesCalls.getEmployee, { id })

test('somebody is brought to another company with its number, and then to a place of it', async () => {
  const { siteId } = await build(world, group, { site: 'Nord' })
  await build(world, group, { site: 'Quai', company: 1 })
  const { id } = await hire(world, group, { payrollNumber: 'S-1' })
  await place(world, group, id, { siteId })
  const { user, dialog } = await openFile(id)
  expect(dialog.getByText(/^Le matricule S-1 reste celui de la société qui l’a donné/)).toBeTruthy()
  expect(dialog.getByText(/^Le registre du personnel suit les contrats/)).toBeTruthy()
  expect(dialog.getByText(/^L’affectation à Nord tient jusqu’à la nouvelle/)).toBeTruthy()

  await user.type(dialog.getByRole('textbox', { name: /^Matricule/ }), 'Q-7')
  await user.click(dialog.getByRole('button', { name: 'Changer de société' }))
  const move = within(await screen.findByRole('dialog', { name: 'Nouvelle affectation' }))
  await user.type(await move.findByRole('textbox', { name: /^À partir du/ }), '02/01/2026')
  expect(move.getByRole('combobox', { name: /^Site/ }).textContent).not.toContain('Nord')
  await user.click(move.getByRole('combobox', { name: /^Site/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Quai'])
  await user.click(screen.getByRole('option', { name: 'Quai' }))
  await user.click(move.getByRole('button', { name: 'Enregistrer l’affectation' }))

  expect(await screen.findByText('L’affectation est enregistrée.')).toBeTruthy()
  expect(await fileOf(id)).toMatchObject({
    company: 'Station',
    software1Number: 'Q-7',
    currentWorkplace: { site: { name: 'Quai' } },
  })
})

test('a contract that runs is told to stay where it is', async () => {
  const { id } = await hire(world, group)
  const today = world.clock.today()
  await employ(world, group, id, {
    from: today.subtract({ days: 30 }).toString(),
    to: today.add({ days: 30 }).toString(),
  })
  await inClient(db => keepStanding(db, [id], today.toString()))
  const { dialog } = await openFile(id)

  expect(dialog.getByText(/^Le contrat en cours ou à venir ne change pas/)).toBeTruthy()
})

test('who would have more rights there is told whom to ask, and the person stays', async () => {
  await ask(
    world.installer,
    `insert into platform.company_right (client_id, company_id, element_id, ceiling)
     select $1, $2, id, 2 from platform.element where path = $3`,
    [group.id, group.companies[0]?.id, staff],
  )
  const chief = await world.person({ in: group, rights: { [staff]: 3 }, companies: [0, 1] })
  const { id } = await hire(world, group)
  const { user, dialog } = await openFile(id, chief)

  await user.click(dialog.getByRole('button', { name: 'Changer de société' }))

  expect(await dialog.findByText(/^Vous avez plus de droits dans cette société/)).toBeTruthy()
  expect(await fileOf(id)).toMatchObject({ company: 'Serres' })
})

test('who writes in one company only is told in the form that it takes the right in both', async () => {
  const chef = await world.person({ in: group, rights: { [staff]: 2 }, companies: [0] })
  const { id } = await hire(world, group)
  await open('edition/:employeeId', id, chef)

  expect(await screen.findByText(/^Le passage dans une autre société se fait par qui a le droit/)).toBeTruthy()
})
