import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stayOut } from '#kernel/web/session.ts'
import { chosen, openShell, signIn } from '../testing/open-shell.tsx'

afterEach(() => {
  stayOut()
  vi.unstubAllGlobals()
})

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }))

type Entry = (typeof chosen)['modules'][number]['root']

/** The menu with other entries in place of the stock of the workshop. */
const withEntries = (change: (stock: Entry) => Entry[]) => ({
  ...chosen,
  modules: chosen.modules.map(module => ({
    ...module,
    root: {
      ...module.root,
      children: module.root.children.flatMap(entry => (entry.name === 'Stock' ? change(entry) : [entry])),
    },
  })),
})
const withPlannedStock = withEntries(stock => [{ ...stock, planned: true }])

describe('the left menu', () => {
  it('unfolds to the page on screen and marks it', async () => {
    signIn()
    await openShell('/atelier/stock')
    const current = await (await menu()).findByRole('link', { name: 'Stock' })
    expect(current.getAttribute('aria-current')).toBe('page')
    expect((await menu()).getByRole('button', { name: 'Atelier' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('stays folded on the home page until a person unfolds an application', async () => {
    signIn()
    const { user } = await openShell('/dashboard')
    const application = await (await menu()).findByRole('button', { name: 'Atelier' })
    expect((await menu()).queryByRole('link', { name: 'Stock' })).toBeNull()
    await user.click(application)
    expect((await menu()).getByRole('link', { name: 'Stock' })).toBeTruthy()
  })

  it('shows the logo of an application that has one, in place of its icon', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined }))
    const modules = chosen.modules.map(module => ({ ...module, logo: 'application/logo/1?version=5e1f' }))
    signIn()
    await openShell('/atelier/stock', { 'user/getModules': { ...chosen, modules }, 'application/logo/1': {} })
    const application = await (await menu()).findByRole('button', { name: 'Atelier' })
    await waitFor(() => expect(application.querySelector('img')?.getAttribute('src')).toBe('blob:logo'))
  })

  it('keeps what is still to come behind a fold, last', async () => {
    signIn()
    const { user } = await openShell('/atelier/reglages', { 'user/getModules': withPlannedStock })
    const nav = await menu()
    await nav.findByRole('link', { name: 'Préparation des inventaires' })
    expect(nav.queryByRole('link', { name: 'Stock' })).toBeNull()
    await user.click(nav.getByRole('button', { name: 'À venir' }))
    const links = nav.getAllByRole('link').map(link => link.textContent)
    expect(links.at(-1)).toBe('Stock')
  })

  it('opens the fold that holds the page on screen', async () => {
    signIn()
    await openShell('/atelier/stock', { 'user/getModules': withPlannedStock })
    const current = await (await menu()).findByRole('link', { name: 'Stock' })
    expect(current.getAttribute('aria-current')).toBe('page')
  })

  it('unfolds to a page whose address says nothing of its application', async () => {
    signIn()
    const place = { path: 'documents/atelier', routePath: '/documents/atelier' }
    await openShell('/documents/atelier', { 'user/getModules': withEntries(entry => [{ ...entry, ...place }]) })
    const current = await (await menu()).findByRole('link', { name: 'Stock' })
    expect(current.getAttribute('aria-current')).toBe('page')
  })

  it('cuts a long name, and still tells it whole', async () => {
    signIn()
    await openShell('/atelier/stock')
    const long = await (await menu()).findByRole('link', { name: 'Préparation des inventaires' })
    expect(within(long).getByText('Préparation des inventai…')).toBeTruthy()
  })
})

describe('a page that is still to come', () => {
  it('says its name, its plan and that it is not built', async () => {
    signIn()
    await openShell('/atelier/stock')
    expect(await screen.findByRole('heading', { level: 1, name: 'Stock' })).toBeTruthy()
    expect(screen.getByText('Les lots par chambre froide.')).toBeTruthy()
    expect(screen.getByText('Cette page n’est pas encore construite.')).toBeTruthy()
  })

  it('tells the plan of its element below it, read only where the element is', async () => {
    signIn()
    await openShell('/atelier/stock/0193-lot')
    expect(await screen.findByText('Les lots par chambre froide.')).toBeTruthy()
    expect(screen.getByText('Lecture seule')).toBeTruthy()
  })
})

describe('the root of an application', () => {
  it('shows its menu as cards', async () => {
    signIn()
    await openShell('/atelier')
    const cards = within(await screen.findByRole('main'))
    expect((await cards.findByRole('link', { name: 'Stock' })).getAttribute('href')).toBe('/atelier/stock')
    expect(cards.queryByRole('button', { name: /À venir/ })).toBeNull()
  })

  it('shows first what works, and folds what is still to come', async () => {
    signIn()
    const { user } = await openShell('/atelier', { 'user/getModules': withPlannedStock })
    const cards = within(await screen.findByRole('main'))
    expect(await cards.findByRole('link', { name: 'Préparation des inventaires' })).toBeTruthy()
    expect(cards.queryByRole('link', { name: 'Stock' })).toBeNull()
    await user.click(cards.getByRole('button', { name: 'À venir · 1' }))
    expect(await cards.findByRole('link', { name: 'Stock' })).toBeTruthy()
  })
})

describe('the guard', () => {
  it('leads a visitor to the sign-in page, and back afterwards', async () => {
    expect((await openShell('/atelier/stock?page=2')).address()).toBe('/login?to=/atelier/stock?page=2')
  })

  it('leads a person without a client to the choice of one', async () => {
    signIn({ selectedClient: null })
    expect((await openShell('/atelier/stock')).address()).toBe('/sun/clientChoice?to=/atelier/stock')
  })

  it('leads a super administrator without a client to his own home', async () => {
    signIn({ selectedClient: null, superAdmin: true })
    expect((await openShell('/dashboard')).address()).toBe('/sun/administration/accueil')
  })

  it.each([
    ['/atelier/secret', 'an element that exists and is not his'],
    ['/sun/administration/clients', 'the administration of the platform'],
    ['/administration/companies', 'the administration of his client'],
  ])('refuses %s: %s', async path => {
    signIn()
    expect((await openShell(path)).address()).toBe(`/unauthorized?address=${path}`)
  })

  it('says that an unknown address is unknown, signed in or not', async () => {
    expect((await openShell('/nulle/part')).address()).toBe('/error-404?address=/nulle/part')
    signIn()
    expect((await openShell('/nulle/part')).address()).toBe('/error-404?address=/nulle/part')
  })
})

describe('a page that asks for a role in the client', () => {
  const nobody = { managerOfServices: [], managerOfCompanies: [] }

  it.each([
    ['the manager of a service', { ...nobody, managerOfServices: ['0193-service'] }],
    ['the manager of a company', { ...nobody, managerOfCompanies: ['0193-company'] }],
  ])('opens to %s', async (_, managed) => {
    signIn()
    const { address } = await openShell('/equipe', { 'user/getUserInfo': managed })
    expect(address()).toBe('/equipe')
  })

  it('is refused to who manages nobody', async () => {
    signIn()
    const { address } = await openShell('/equipe', { 'user/getUserInfo': nobody })
    expect(address()).toBe('/unauthorized?address=/equipe')
  })
})
