import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { displaysPath } from '#atelier/lines/line-place.model.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { addressOfDisplay } from '../wall-place.model.ts'
import { displayWeb, wallPages } from '../wall.web.ts'
import { wallCalls } from '../wall.calls.ts'
import './display-page.tsx'
import './displays-page.tsx'

const world = useWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, karim)
})
afterEach(() => {
  signOut()
  queryClient.clear()
})

const pageAt = (path: string) => {
  const page = [...wallPages, ...displayWeb.pages].find(one => one.path === path)
  if (!page) throw new Error(`no page at ${path}`)
  return page
}

test('a manager makes a link for a screen, which is told once, and withdraws it', async () => {
  const { user } = await renderPage(pageAt(displaysPath), {
    labels: [atelierTexts],
    as: sessionOf(karim, serres),
    fetch: serverBehind(world),
  })
  await screen.findByText('Aucun écran')
  await user.click(screen.getByRole('button', { name: 'Créer un lien' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Où est l’écran' }), 'Hall nord')
  await user.click(dialog.getByRole('combobox', { name: /^Lignes/ }))
  await user.click(await screen.findByRole('option', { name: 'Ligne 1' }))
  await user.click(dialog.getByRole('button', { name: 'Créer un lien' }))
  await screen.findByText(/\/affichage#/)
  const card = within(await screen.findByRole('region', { name: 'Hall nord' }))
  card.getByText('Ligne 1')
  await user.click(card.getByRole('button', { name: 'Retirer' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirer' }))
  await card.findByText('Retiré')
})

test('a screen shows the line of its link without anybody signed in, and nothing by another', async () => {
  const asked = { atelierId: line.workshopId, label: 'Hall', ligneIds: [line.ligneAtelierId] }
  const { url } = await as(karim).call(wallCalls.makeWallLink, asked)
  const key = String(url.split('#')[1])
  const open = (path: string) =>
    renderPage(pageAt('/affichage'), { path, labels: [atelierTexts], fetch: serverBehind(world) })
  const shown = await open(addressOfDisplay(key))
  await screen.findByRole('heading', { level: 1, name: 'Ligne 1' })
  expect(screen.queryByRole('link')).toBeNull()
  shown.unmount()
  await open(addressOfDisplay(`${key.slice(1)}A`))
  await screen.findByText('Cet écran n’affiche plus rien')
})
