import { fill } from '#kernel/shared/offer.ts'
import { type BarTool, barToolsOffer } from '#platform/bar-tool.slot.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isSomethingWaiting, noteWaiting } from '#kernel/web/offline/device-marks.ts'
import { stayOut } from '#kernel/web/session.ts'
import { bar, chosen, marie, openShell, signIn } from '../../testing/open-shell.tsx'

afterEach(() => {
  stayOut()
})

const managing = (services: number, companies: number) => ({
  'user/getUserInfo': {
    ...marie,
    managerOfServices: Array.from({ length: services }, (_, at) => `0193-service-${at}`),
    managerOfCompanies: Array.from({ length: companies }, (_, at) => `0193-company-${at}`),
  },
})

describe('the menu of a manager', () => {
  it.each([
    [1, 0, ['Utilisateurs']],
    [0, 1, ['Services']],
    [2, 1, ['Utilisateurs', 'Services']],
  ])('of %i services and %i companies offers %o', async (services, companies, offered) => {
    signIn()
    const { user } = await openShell('/atelier/stock', managing(services, companies))
    await user.click(await (await bar()).findByRole('button', { name: 'Gérer mes équipes' }))
    expect(screen.getAllByRole('menuitem').map(entry => entry.textContent)).toEqual(offered)
  })

  it('is not there for whoever manages nothing', async () => {
    signIn()
    await openShell('/atelier/stock', managing(0, 0))
    expect(await (await bar()).findByText('Marie Caron')).toBeTruthy()
    expect((await bar()).queryByRole('button', { name: 'Gérer mes équipes' })).toBeNull()
  })
})

describe('the settings', () => {
  const configuring = { 'user/getModules': { ...chosen, configurableApplications: [1] } }

  it('are offered on a page of an application that one may configure', async () => {
    signIn()
    await openShell('/atelier/stock', configuring)
    const settings = await (await bar()).findByRole('link', { name: 'Paramétrer Atelier' })
    expect(settings.getAttribute('href')).toBe('/configuration/delegation?application=1')
  })

  it('are not offered on the home page, nor to anybody else', async () => {
    signIn()
    await openShell('/dashboard', configuring)
    await screen.findByRole('heading', { name: 'Bonjour Marie' })
    expect((await bar()).queryByRole('link', { name: /^Paramétrer/ })).toBeNull()
  })
})

describe('the tools that other rooms bring', () => {
  const tool = (place: BarTool['place'], name: string): BarTool => ({
    place,
    load: async () => () => <button type="button">{name}</button>,
  })
  const barTools = fill(
    barToolsOffer,
    tool('shortcuts', 'Raccourcis'),
    tool('connectedUsers', 'Connectés'),
    tool('notifications', 'Cloche'),
  )
  const named = ['Connectés', 'Cloche', 'Raccourcis', 'Client : Serres du Val de Loire', /Marie Caron/]

  it('stand in the order of the brief, before the client and the person', async () => {
    signIn()
    await openShell('/atelier/stock', managing(1, 0), [barTools])
    await (await bar()).findByRole('button', { name: 'Connectés' })
    await (await bar()).findByRole('button', { name: 'Raccourcis' })
    const all = (await bar()).getAllByRole('button')
    const places = await Promise.all(named.map(async name => all.indexOf((await bar()).getByRole('button', { name }))))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it('show who is connected to managers alone', async () => {
    signIn()
    await openShell('/atelier/stock', managing(0, 0), [barTools])
    await (await bar()).findByRole('button', { name: 'Raccourcis' })
    expect((await bar()).queryByRole('button', { name: 'Connectés' })).toBeNull()
  })
})

describe('a super administrator', () => {
  const serres = {
    id: '0193-serres',
    name: 'Serres',
    logo: null,
    readOnly: false,
    status: 'active',
    supportAccess: 'write',
  }
  const bocage = { ...serres, id: '0193-bocage', name: 'Bocage', supportAccess: 'none' }
  const closed = { ...serres, id: '0193-closed', name: 'Vergers fermés', status: 'inactive' }

  it('sees every active client, and enters those that let him in', async () => {
    signIn({ superAdmin: true, selectedClient: null })
    const { user } = await openShell('/sun/administration/accueil', {
      'client/getAllClients': [bocage, closed, serres],
    })
    expect((await bar()).getByRole('link', { name: 'Administration de la plateforme' })).toBeTruthy()
    await user.click((await bar()).getByRole('button', { name: 'Se connecter en tant que' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Changer de client' }))
    expect(await dialog.findByText(/pour une heure/)).toBeTruthy()
    expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'BBocageAccès support non autorisé',
      'SSerres1',
    ])
    expect(await dialog.findByRole('button', { name: 'Serres' })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Bocage' })).toBeNull()
  })

  it('is the only one with that way in', async () => {
    signIn()
    await openShell('/atelier/stock')
    expect((await bar()).queryByRole('button', { name: 'Se connecter en tant que' })).toBeNull()
  })
})

describe('the menu of the person', () => {
  it('leads to the profile, the report of a problem, the signature, the look, and out', async () => {
    signIn()
    const { user } = await openShell('/atelier/stock')
    await user.click((await bar()).getByRole('button', { name: /Marie Caron/ }))
    const names = screen.getAllByRole('menuitem').map(entry => entry.textContent)
    expect(names).toEqual([
      'Profil',
      'Signaler un problème',
      'Configurer la signature',
      'Thème sombre',
      'Apparence',
      'Raccourcis clavier',
      'Déconnexion',
    ])
    expect(screen.getAllByRole('menuitemradio').map(entry => entry.textContent)).toEqual([
      'Français',
      'English',
      'Español',
      'العربية',
    ])
  })

  it('begins at its first entry, for the keyboard', async () => {
    signIn()
    const { user } = await openShell('/atelier/stock')
    await user.click((await bar()).getByRole('button', { name: /Marie Caron/ }))
    expect(document.activeElement?.textContent).toBe('Profil')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Signaler un problème')
  })

  it('tells before the sign-out that something waits on this device, which stays', async () => {
    noteWaiting(3)
    signIn()
    const { user } = await openShell('/atelier/stock')
    await user.click((await bar()).getByRole('button', { name: /Marie Caron/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Déconnexion' }))
    const question = within(await screen.findByRole('dialog', { name: 'Des envois attendent encore' }))
    await user.click(question.getByRole('button', { name: 'Annuler' }))
    expect(isSomethingWaiting()).toBe(true)
    noteWaiting(0)
  })
})
