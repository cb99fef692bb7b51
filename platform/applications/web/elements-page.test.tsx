import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { applicationsLabels, applicationsWeb } from '../applications.web.ts'
import { elementsCalls } from '../elements.calls.ts'

const world = useOwnWorld()
let dorian: TestPerson
beforeEach(async () => {
  dorian = await world.person({ superDev: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const [applicationsPage, elementsPage] = applicationsWeb.pages as [Page, Page]

async function open(path = '/sun/development/applications/6/elements') {
  const page = path.endsWith('elements') ? elementsPage : applicationsPage
  const others = [applicationsPage, elementsPage].filter(other => other !== page)
  const opened = await renderPage(page, {
    path,
    labels: [applicationsLabels],
    as: sessionOf(dorian, null),
    fetch: serverBehind(world),
    others,
  })
  return opened
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^\\S+ ${name}`) })
const childrenOf = async (path: string) => {
  const [root] = await as(dorian).call(elementsCalls.getElementsOfApplication, { applicationId: 6, flag: 'false' })
  return root?.path === path ? root.children.map(({ name }) => name) : []
}

describe('the elements of an application', () => {
  test('are found by a word of their name, with what leads to them', async () => {
    const { user } = await open()
    await row('Finances')

    await user.type(screen.getByRole('searchbox', { name: 'Nom ou chemin' }), 'documents')

    await row('Documents')
    await eventually(() => expect(screen.queryByRole('row', { name: /Tableau de bord/ })).toBeNull())
    await row('Finances')
  })

  test('take a new one: one sees its path and its level as one types, and the server’s words at the field', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Nouvel élément' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvel élément' }))

    await user.type(dialog.getByRole('textbox', { name: /Nom en français/ }), 'Écarts de caisse')

    expect((dialog.getByRole('textbox', { name: /Adresse/ }) as HTMLInputElement).value).toBe(
      '/finances/ecarts_de_caisse',
    )
    expect(dialog.getByText(/Chemin finances\/ecarts_de_caisse, niveau 2\./)).toBeDefined()
    const address = dialog.getByRole('textbox', { name: /Adresse/ })
    await user.clear(address)
    await user.type(address, '/commerce/ecarts')
    await user.click(dialog.getByRole('button', { name: 'Créer l’élément' }))
    await dialog.findByText(/doit commencer par \/finances\//)
    await user.clear(address)
    await user.type(address, '/finances/ecarts_de_caisse')
    await user.click(dialog.getByRole('button', { name: 'Créer l’élément' }))

    await row('Écarts de caisse')
    expect(await childrenOf('finances')).toContain('Écarts de caisse')
  })

  test('are put in order by keyboard, at once on screen and then for everybody', async () => {
    await open()
    const before = await childrenOf('finances')
    const first = await row(before[0] as string)
    first.focus()

    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true })

    const wanted = [before[1], before[0], ...before.slice(2)]
    expect(screen.getByRole('status').textContent).toMatch(/en position 2 sur/)
    await eventually(async () => expect(await childrenOf('finances')).toEqual(wanted))
  })

  test('are archived once one has read who loses them, and restored', async () => {
    await world.person({ in: await world.client({ name: 'Serres perdantes' }), admin: true })
    const { user } = await open()
    const [name] = (await childrenOf('finances')) as [string]
    const menuOf = async (of: string) => user.click(await screen.findByRole('button', { name: `Actions pour ${of}` }))

    await menuOf(name)
    await user.click(screen.getByRole('menuitem', { name: 'Archiver' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Archiver « ${name} » ?` }))
    expect((await dialog.findByText('Serres perdantes')).closest('li')?.textContent).toContain('1 personne')
    await user.click(dialog.getByRole('button', { name: 'Archiver l’élément' }))
    await eventually(async () => expect(await childrenOf('finances')).not.toContain(name))

    await user.click(await screen.findByRole('switch', { name: /archivé/ }))
    await menuOf(name)
    await user.click(screen.getByRole('menuitem', { name: 'Rétablir' }))
    await user.click(await screen.findByRole('button', { name: 'Rétablir l’élément' }))
    await eventually(async () => expect(await childrenOf('finances')).toContain(name))
  })

  test('keep the address that code knows them by', async () => {
    const { user } = await open()
    const row1 = await row('Documents')
    row1.focus()

    fireEvent.keyDown(row1, { key: 'F2' })

    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier Documents' }))
    expect((dialog.getByRole('textbox', { name: /Adresse/ }) as HTMLInputElement).disabled).toBe(true)
    expect(dialog.getByText(/déclaré dans le code/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Annuler' }))
  })
})

test('an application is made from its name and its colour, and leads to its elements', async () => {
  const { user, address } = await open('/sun/development/applications')
  await screen.findByRole('link', { name: /RH/ })

  await user.click(screen.getByRole('button', { name: 'Nouvelle application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle application' }))
  await user.type(dialog.getByRole('textbox', { name: /Nom en français/ }), 'Pesées mobiles')
  await user.click(dialog.getByRole('button', { name: '#7A3B69' }))
  await user.click(dialog.getByRole('button', { name: 'Créer l’application' }))

  await screen.findByRole('heading', { level: 1, name: 'Éléments de Pesées mobiles' })
  expect(address()).toMatch(/applications\/\d+\/elements$/)
})
