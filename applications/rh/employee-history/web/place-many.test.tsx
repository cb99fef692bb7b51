import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeePages, employeesAddress } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import './place-many-dialog.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'

let group: TestClient
let marie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station', 'Verger'] })
  marie = await world.person({ in: group, rights: { [staff]: 2 }, companies: [0, 1] })
  await build(world, group, { site: 'Nord', units: { Tri: [] } })
  await build(world, group, { site: 'Quai', company: 1 })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function openList(who = marie) {
  const page = employeePages.find(({ path }) => path === employeesAddress)
  if (!page) throw new Error('no list of the staff')
  const { user } = await renderPage(page, {
    path: employeesAddress,
    labels: rhWeb.labels,
    as: sessionOf(who, group),
    fetch: serverBehind(world),
  })
  const tickAll = async () => {
    await screen.findAllByRole('checkbox', { name: /Paul/ })
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
  }
  const choose = async (label: RegExp, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { user, tickAll, choose, press: (name: string) => clickOn(name) }

  async function clickOn(name: string) {
    await user.click(await screen.findByRole('button', { name }))
  }
}
const placeOf = async (id: string) => (await as(marie).call(employeesCalls.getEmployee, { id })).currentWorkplace

test('those who are ticked are placed once it is seen what will change, and told by name', async () => {
  const { id: abel } = await hire(world, group, { hired: true, name: 'Abel' })
  const { id: quai } = await hire(world, group, { hired: true, name: 'Zoé', company: 1 })
  const { user, tickAll, choose, press } = await openList()
  await tickAll()
  await press('Affecter')
  await choose(/^Société/, 'Serres')
  await choose(/^Site/, 'Nord')
  await choose(/^Unité/, 'Tri')
  await user.type(screen.getByRole('textbox', { name: /^À partir du/ }), '02/01/2026')
  await press('Voir ce qui va changer')

  const dialog = within(await screen.findByRole('dialog', { name: 'Affecter 2 salariés' }))
  expect(await dialog.findByText('Serres · Nord · Tri')).toBeTruthy()
  expect(within(dialog.getByRole('list', { name: /^1 salarié sera affecté/ })).getByText('Abel Paul')).toBeTruthy()
  expect(within(dialog.getByRole('list', { name: /relève d’une autre société/ })).getByText('Zoé Paul')).toBeTruthy()
  expect(await placeOf(abel)).toBeNull()
  await press('Affecter 1 salarié')

  expect(await dialog.findByRole('list', { name: /^1 salarié affecté/ })).toBeTruthy()
  expect(await placeOf(abel)).toMatchObject({ site: { name: 'Nord' }, unit: { name: 'Tri' } })
  expect(await placeOf(quai)).toBeNull()
})

test('another place may be chosen before anything is written, and the company of all of them is chosen', async () => {
  const { id } = await hire(world, group, { hired: true, name: 'Abel', company: 1 })
  const { user, tickAll, choose, press } = await openList()
  await tickAll()
  await press('Affecter')
  expect((await screen.findByRole('combobox', { name: /^Société/ })).textContent).toBe('Station')
  await choose(/^Site/, 'Quai')
  await user.type(screen.getByRole('textbox', { name: /^À partir du/ }), '02/01/2026')
  await press('Voir ce qui va changer')
  await press('Modifier')

  expect((await screen.findByRole('combobox', { name: /^Site/ })).textContent).toBe('Quai')
  expect((screen.getByRole('textbox', { name: /^À partir du/ }) as HTMLInputElement).value).toBe('02/01/2026')
  await press('Voir ce qui va changer')
  await press('Affecter 1 salarié')
  expect(await screen.findByText('1 salarié affecté :')).toBeTruthy()
  expect(await placeOf(id)).toMatchObject({ site: { name: 'Quai' } })
})

test('where nobody is to be placed, it says so and there is nothing to press', async () => {
  await hire(world, group, { hired: true, name: 'Zoé', company: 1 })
  const { user, tickAll, choose, press } = await openList()
  await tickAll()
  await press('Affecter')
  await choose(/^Société/, 'Serres')
  await choose(/^Site/, 'Nord')
  await user.type(screen.getByRole('textbox', { name: /^À partir du/ }), '02/01/2026')
  await press('Voir ce qui va changer')

  expect(await screen.findByText('Personne à affecter : rien ne changera.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Affecter \d/ })).toBeNull()
})

test('who only reads the staff is not offered it', async () => {
  await hire(world, group, { hired: true, name: 'Abel' })
  const reader = await world.person({ in: group, rights: { [staff]: 1 } })
  const { tickAll } = await openList(reader)
  await tickAll()

  expect(await screen.findByRole('button', { name: 'Exporter' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Affecter' })).toBeNull()
})
