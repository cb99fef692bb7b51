import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import './employee-page.tsx'
import './employees-page.tsx'
import './new-employee-dialog.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [staff]: 2 } })
  paul = (await hire(world, serres, { name: 'Petit', firstname: 'Paul' })).id
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (ending: string, path: string, who = marie) => {
  const page = employeePages.find(known => known.path.endsWith(ending))
  if (!page) throw new Error(`no page ends on ${ending}`)
  return renderPage(page, {
    path,
    labels: rhWeb.labels,
    as: sessionOf(who, serres),
    fetch: serverBehind(world),
    others: employeePages.filter(other => other !== page),
  })
}
const list = '/RH/gestion_du_personnel/salaries'
const openFile = (who = marie) => open('salaries/:employeeId', `${list}/${paul}`, who)
const fileOfPaul = () => as(marie).call(employeesCalls.getEmployee, { id: paul })
const part = (name: string) => screen.findByRole('region', { name })
const bar = () => within(screen.getByRole('toolbar', { name: 'Modification du dossier' }))

test('two parts of a file are written in place and saved by one button', async () => {
  const { user } = await openFile()
  await user.click(await completing('Coordonnées'))
  await user.type(await within(await part('Coordonnées')).findByRole('textbox', { name: /^Ville/ }), 'Angers')
  await user.click(await completing('Situation, transport et tailles'))
  await user.type(await screen.findByRole('textbox', { name: /^Moyen de transport/ }), 'Vélo')

  await user.click(bar().getByRole('button', { name: 'Enregistrer' }))

  await eventually(async () =>
    expect(await fileOfPaul()).toMatchObject({ address: { city: 'Angers' }, transport: 'Vélo' }),
  )
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Modification du dossier' })).toBeNull())
  expect(within(await part('Coordonnées')).queryByRole('textbox')).toBeNull()
})

const completing = async (name: string) => within(await part(name)).getByRole('button', { name: /^Compléter/ })

test('what is refused stays open with its words, what is well is saved', async () => {
  const { user } = await openFile()
  await user.click(await completing('Coordonnées'))
  await user.type(await within(await part('Coordonnées')).findByRole('textbox', { name: /^Mail(?! pro)/ }), 'paul')
  await user.click(await completing('Situation, transport et tailles'))
  await user.type(await screen.findByRole('textbox', { name: /^Moyen de transport/ }), 'Vélo')

  await user.click(bar().getByRole('button', { name: 'Enregistrer' }))

  await eventually(async () => expect(await fileOfPaul()).toMatchObject({ transport: 'Vélo', mail: null }))
  expect(await bar().findByText('Coordonnées')).toBeTruthy()
})

test('who may only read sees what is not filled in, and no way to write it', async () => {
  const ines = await world.person({ in: serres, rights: { [staff]: 1 } })
  await openFile(ines)

  expect(within(await part('Coordonnées')).getByText(/^Non renseigné : .*Mail/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Modifier|Compléter)/ })).toBeNull()
})

test('the head tells the contract in force and leads to the neighbours of the list', async () => {
  await hire(world, serres, { name: 'Martin', firstname: 'Inès', hired: true })
  await employ(world, serres, paul, { from: day(-9), to: day(90) })
  const { user } = await open('salaries', `${list}?tab=all`)
  await user.click(await screen.findByRole('link', { name: /Petit Paul/ }))

  expect(await screen.findByText(/jour 10 sur 100 · reste 90 jours/)).toBeTruthy()
  expect(await screen.findByText('2 sur 2')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Salarié précédent de la liste' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Martin Inès' })).toBeTruthy()
  expect(await screen.findByText('1 sur 2')).toBeTruthy()
})

test('the address of a new employee opens the list with the first lines of a newcomer, once', async () => {
  const { user, address } = await open('salaries', `${list}#nouveau`)
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau salarié' })
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(list)
})
