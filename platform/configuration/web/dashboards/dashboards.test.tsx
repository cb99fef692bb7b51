import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import * as files from '#kernel/web/save-file.ts'
import { signOut } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import { configurationWeb, dashboardsPage } from '../../configuration.web.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import '../configuration-page.tsx'
import '../own-configuration-page.tsx'
import './dashboards-editor.tsx'
import './dashboards-page.tsx'

const world = useWorld()
const board = 'tableauxdebord/rh'
const staff = 'rh/gestion_du_personnel/salaries'
const elementId = () => world.catalogue.idOf(board) as number

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Station'] })
  const rights = { [board]: 3, [staff]: 3 } as const
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { labels } = configurationWeb
const shared = () => ({ labels, as: sessionOf(sophie, serres), fetch: serverBehind(world) })
const openBoard = (search = '') =>
  renderPage(dashboardsPage(8, board, 'configuration.dashboards.title'), {
    ...shared(),
    path: `/${board}${search}`,
  })
const tile = (name: string) => screen.findByRole('region', { name })
const choose = async (user: Awaited<ReturnType<typeof openBoard>>['user'], filter: string, choice: string) => {
  await user.click(await screen.findByRole('combobox', { name: filter }))
  await user.click(await screen.findByRole('option', { name: choice }))
}

describe('the dashboards of an application', () => {
  test('are narrowed to a company, which the address keeps', async () => {
    for (const company of [0, 0, 1]) await hire(world, serres, { hired: true, company })
    const { user, address } = await openBoard()
    expect(within(await tile('Effectif par société')).getByText('Serres')).toBeTruthy()

    await choose(user, 'Société', 'Station')
    await waitFor(async () => expect(within(await tile('Effectif par société')).queryByText('Serres')).toBeNull())
    expect(within(await tile('Effectif par société')).getByText('Station')).toBeTruthy()
    expect(address()).toContain(`company=${serres.companies[1]?.id}`)
  })

  test('are narrowed to a site of the company that is looked at, and say of which period they tell', async () => {
    await build(world, serres, { site: 'Beaulieu' })
    await build(world, serres, { site: 'Les Ponts' })
    const { user, address } = await openBoard()
    expect(await screen.findAllByText('12 derniers mois')).not.toHaveLength(0)
    await choose(user, 'Site', 'Beaulieu')
    await choose(user, 'Période', 'L’année dernière')

    expect(address()).toMatch(/site=.*period=lastYear/)
    await waitFor(() => expect(screen.queryAllByText('12 derniers mois')).toHaveLength(0))
    await waitFor(() => expect(screen.getAllByText('L’année dernière').length).toBeGreaterThan(1))
  })

  test('are seen on the whole screen, and taken away as a table', async () => {
    await hire(world, serres, { hired: true, company: 0 })
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
    const { user } = await openBoard()
    await user.click(await screen.findByRole('button', { name: 'Plein écran : Effectif par société' }))
    const whole = within(await screen.findByRole('dialog', { name: 'Effectif par société' }))
    expect(whole.getByText('Serres')).toBeTruthy()
    await user.click(whole.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(screen.getByRole('button', { name: /\(CSV\) : Effectif par société$/ }))
    const [name, content] = save.mock.calls[0] as [string, Blob]
    expect(name).toBe('Effectif par société.csv')
    expect(await content.text()).toContain('Libellé;Valeur\r\nSerres;1')
  })

  test('show the other tiles where one fails, and it is tried again alone', async () => {
    await hire(world, serres, { hired: true, company: 0 })
    const answer = serverBehind(world)
    let fails = true
    const { user } = await renderPage(dashboardsPage(8, board, 'configuration.dashboards.title'), {
      ...shared(),
      fetch: request =>
        fails && request.url.includes('rhHeadcountByCompany')
          ? Response.json({ code: 'ERROR', message: 'La base ne répond pas.', requestId: 'r' }, { status: 500 })
          : answer(request),
    })
    expect(await within(await tile('Effectif par société')).findByRole('alert')).toBeTruthy()
    expect(within(await tile('Effectif par site')).getByText('Sans rattachement')).toBeTruthy()

    fails = false
    await user.click(within(await tile('Effectif par société')).getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Serres')).toBeTruthy()
  })
})

describe('the configurator of dashboards', () => {
  const openEditor = async () => {
    const page = configurationWeb.pages.find(({ path }) => path === namedRoutes.userConfigurationDelegation)
    if (!page) throw new Error('no page of configuration')
    const path = `${namedRoutes.userConfigurationDelegation}?application=8&component=201`
    return renderPage(page, { ...shared(), path })
  }
  const saved = async () =>
    (await as(sophie).call(dashboardsCalls.getConfiguredDashboards, { elementId: elementId() })).map(
      ({ name, tiles }) => [name, tiles.map(({ panel, size }) => `${panel} ${size}`)],
    )

  test('composes one of panels, which it names, sizes and takes away again', async () => {
    const { user } = await openEditor()
    await user.click(await screen.findByRole('button', { name: 'Nouveau tableau de bord' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau tableau de bord' }))
    await user.type(dialog.getByLabelText(/Nom du tableau de bord/), 'Comité')
    await user.click(dialog.getByRole('button', { name: 'Créer le tableau de bord' }))
    expect(await dialog.findByText('Ajoutez au moins une tuile.')).toBeTruthy()
    for (const panel of ['Effectif', 'Effectif par site', 'Départs'])
      await user.click(dialog.getByRole('button', { name: panel }))
    await user.click(dialog.getByRole('button', { name: 'Retirer la tuile : Départs' }))
    await user.click(dialog.getByRole('combobox', { name: 'Largeur de Effectif par site' }))
    await user.click(await screen.findByRole('option', { name: 'Toute la largeur' }))
    await user.click(dialog.getByRole('button', { name: 'Créer le tableau de bord' }))

    expect(await screen.findByText('Le tableau de bord Comité est enregistré.')).toBeTruthy()
    expect(await saved()).toEqual([['Comité', ['rhHeadcount small', 'rhHeadcountBySite large']]])
  })

  test('erases one once it was asked', async () => {
    const tiles = [{ id: 'effectif', panel: 'rhHeadcount', size: 'small', filters: { companyId: null } } as const]
    const made = { elementId: elementId(), name: 'Comité', tiles, serviceIds: [] }
    await as(sophie).call(dashboardsCalls.createDashboard, { ...made, tiles: [...tiles] })
    const { user } = await openEditor()
    await user.click(await screen.findByRole('button', { name: 'Actions sur Comité' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Supprimer le tableau de bord' }))

    expect(await screen.findByText('Aucun tableau de bord')).toBeTruthy()
    expect(await saved()).toEqual([])
  })
})
