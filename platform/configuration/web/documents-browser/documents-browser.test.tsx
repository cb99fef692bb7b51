import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { configurationWeb } from '../../configuration.web.ts'
import { documentsBrowserCalls } from '../../documents-browser.calls.ts'
import '../configuration-page.tsx'
import '../own-configuration-page.tsx'
import './documents-browser-editor.tsx'

const world = useWorld()
const elementId = () => world.catalogue.idOf('documents/rh') as number

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights: { 'documents/rh': 3 } })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function openEditor() {
  const page = configurationWeb.pages.find(({ path }) => path === namedRoutes.userConfigurationDelegation)
  if (!page) throw new Error('no page of configuration')
  const { user } = await renderPage(page, {
    path: `${namedRoutes.userConfigurationDelegation}?application=8&component=200`,
    labels: configurationWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Documents' })) }
}
const read = () => as(sophie).call(documentsBrowserCalls.getDocumentsBrowser, { elementId: elementId() })

test('folders are added, also while others lose their tick, and those without one are not shown', async () => {
  const { user, sheet } = await openEditor()
  for (const name of ['Contrats', 'Procédures', 'Photos']) {
    await user.click(await sheet.findByRole('button', { name: 'Nouveau dossier racine' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau dossier racine' }))
    await user.type(dialog.getByRole('textbox'), `${name}{Enter}`)
    expect(await sheet.findByRole('checkbox', { name })).toBeTruthy()
    if (name === 'Procédures') await user.click(sheet.getByRole('checkbox', { name }))
  }
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))

  await waitFor(async () =>
    expect((await read()).folders.map(({ name, shown }) => [name, shown])).toEqual([
      ['Contrats', true],
      ['Photos', true],
      ['Procédures', false],
    ]),
  )
})

test('at least one kind of file is taken', async () => {
  const { user, sheet } = await openEditor()
  const types = within(await sheet.findByRole('group', { name: 'Types de fichiers acceptés' }))
  for (const type of types.getAllByRole('checkbox')) await user.click(type)
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))

  expect(await sheet.findByText('Gardez au moins un type de fichier.')).toBeTruthy()
  expect((await read()).version).toBe(0)
})
