import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { promoteInCompany, servicesOf } from '#platform/users/testing/people.ts'
import { companiesWeb } from '../companies.web.ts'

/** Fetched ahead, as a browser has them after its first page: a test is not about how long they take. */
await Promise.all(companiesWeb.pages.map(page => page.load()))

const world = useOwnWorld()
let group: TestClient
let sophie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station'] })
  sophie = await world.person({ in: group, admin: true, firstname: 'Sophie', name: 'Lemaire', companies: [] })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const notFound = {
  path: '/error-404',
  layout: 'blank',
  title: '',
  load: async () => () => <h1>Introuvable</h1>,
} as const

const open = (path: string, reader: TestPerson, address = path, client = group) => {
  const page = companiesWeb.pages.find(known => known.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return renderPage(page, {
    path: address,
    fetch: serverBehind(world),
    labels: companiesWeb.labels,
    as: sessionOf(reader, client),
    others: [...companiesWeb.pages.filter(other => other.path !== path), notFound],
  })
}

const companies = '/administration/companies'
const services = '/administration/companies/:companyId/services'
const service = '/administration/companies/:companyId/services/:serviceId'
const ownService = '/sun/management/services/:companyId/services/:serviceId'

const serviceAddress = async (path: string, client = group, company = 0) => {
  const found = (await servicesOf(world, client)).find(({ companyId }) => companyId === client.companies[company]?.id)
  return path.replace(':companyId', found?.companyId ?? '').replace(':serviceId', found?.id ?? '')
}
const companyAddress = (path: string, index = 0) => path.replace(':companyId', group.companies[index]?.id ?? '')
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions pour ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the companies of a client', () => {
  test('are created in words: a wrong number is told at its field, a right one makes the company', async () => {
    const { user } = await open(companies, sophie)
    await user.click(await screen.findByRole('button', { name: 'Nouvelle société' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Nouvelle société' }))
    await user.type(sheet.getByRole('textbox', { name: /^Nom/ }), 'Vergers du Layon')
    await user.type(sheet.getByRole('textbox', { name: 'SIREN' }), '123456789')
    await user.click(sheet.getByRole('radio', { name: 'Violet' }))
    await user.click(sheet.getByRole('button', { name: 'Créer la société' }))
    expect(await sheet.findByText('SIREN invalide.')).toBeTruthy()

    await user.clear(sheet.getByRole('textbox', { name: 'SIREN' }))
    await user.type(sheet.getByRole('textbox', { name: 'SIREN' }), '732 829 320')
    await user.click(sheet.getByRole('button', { name: 'Créer la société' }))

    const card = within(await screen.findByRole('listitem', { name: 'Vergers du Layon' }))
    expect(card.getByText('SIREN 732 829 320')).toBeTruthy()
  })

  test('are archived once their services are, and come back from the other tab', async () => {
    await ask(world.installer, 'update platform.service set archived_at = now() where company_id = $1', [
      group.companies[1]?.id,
    ])
    const { user, address } = await open(companies, sophie)
    await choose(user, 'Serres', 'Archiver')
    const refusal = await screen.findByRole('dialog', { name: 'Archiver « Serres » ?' })
    expect(within(refusal).getByText(/encore un service/)).toBeTruthy()
    await user.click(within(refusal).getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement)

    await choose(user, 'Station', 'Archiver')
    await user.click(await screen.findByRole('button', { name: 'Archiver' }))
    await user.click(await screen.findByRole('tab', { name: 'Archivées (1)' }))
    await choose(user, 'Station', 'Restaurer')

    expect(await screen.findByRole('tab', { name: 'En activité (2)' })).toBeTruthy()
    expect(address()).toContain('tab=archived')
  })

  test('take a manager by his name', async () => {
    const paul = await world.person({ in: group, firstname: 'Paul', name: 'Petit' })
    const { user } = await open(companies, sophie)
    await choose(user, 'Serres', 'Choisir les responsables')
    await user.type(await screen.findByRole('combobox', { name: 'Ajouter un responsable' }), 'petit')
    await user.click(await screen.findByRole('option', { name: /Petit Paul/ }))

    expect(await screen.findByRole('button', { name: 'Retirer Paul Petit' })).toBeTruthy()
    expect(
      await ask(world.installer, 'select company_id from platform.company_manager where user_id = $1', [paul.userId]),
    ).toEqual([{ company_id: group.companies[0]?.id }])
  })

  test('offer nothing in a client that is only read', async () => {
    const closed = await world.client({ readOnly: true })
    const reader = await world.person({ in: closed, admin: true })
    const page = companiesWeb.pages[0]
    const session = sessionOf(reader, closed)
    if (session.user.selectedClient) session.user.selectedClient.readOnly = true
    await renderPage(page as NonNullable<typeof page>, {
      fetch: serverBehind(world),
      labels: companiesWeb.labels,
      as: session,
    })

    expect(await screen.findByRole('listitem', { name: 'Serres du Layon' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nouvelle société' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  })
})

describe('the services of a company', () => {
  test('are named once: a name that is taken is told at its field', async () => {
    const { user } = await open(services, sophie, companyAddress(services))
    await user.click(await screen.findByRole('button', { name: 'Nouveau service' }))
    const name = await screen.findByRole('textbox', { name: /^Nom du service/ })
    await user.type(name, 'Service')
    await user.click(screen.getByRole('button', { name: 'Créer le service' }))
    expect(await screen.findByText('Un service de cette société s’appelle déjà « Service ».')).toBeTruthy()

    await user.clear(name)
    await user.type(name, 'Expédition')
    await user.click(screen.getByRole('button', { name: 'Créer le service' }))

    expect(await screen.findByRole('row', { name: /Expédition/ })).toBeTruthy()
  })

  test('are archived with their people moved elsewhere, managers staying managers', async () => {
    const paul = await world.person({ in: group, companies: [0] })
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [paul.userId])
    const { user } = await open(services, sophie, companyAddress(services))
    await choose(user, 'Service', 'Archiver')
    const dialog = within(await screen.findByRole('dialog', { name: 'Archiver « Service » ?' }))

    await user.click(dialog.getByRole('combobox', { name: /Déplacer vers/ }))
    await user.click(await screen.findByRole('option', { name: 'Service (Station)' }))
    await user.click(dialog.getByRole('button', { name: 'Déplacer la personne et archiver' }))

    expect(await screen.findByText('Le service « Service » est archivé.')).toBeTruthy()
    const [, ofStation] = await servicesOf(world, group)
    expect(
      await ask(world.installer, 'select service_id, manager from platform.service_user where user_id = $1', [
        paul.userId,
      ]),
    ).toEqual([{ service_id: ofStation?.id, manager: true }])
  })
})

describe('the page of a service', () => {
  test('takes several people in at once, and gives one back what he lost', async () => {
    const people = [
      await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [] }),
      await world.person({ in: group, firstname: 'Inès', name: 'Petit', companies: [] }),
    ]
    const { user } = await open(service, sophie, await serviceAddress(service))
    await user.click((await screen.findAllByRole('button', { name: 'Ajouter des personnes' }))[0] as HTMLElement)
    for (const name of ['Petit Inès', 'Petit Paul']) {
      await user.type(await screen.findByRole('combobox', { name: 'Rechercher une personne' }), 'petit')
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
    }
    await user.click(screen.getByRole('button', { name: 'Ajouter 2 personnes' }))
    expect(await screen.findByRole('row', { name: /Petit Paul/ })).toBeTruthy()

    await choose(user, 'Petit Paul', 'Retirer du service')
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))

    await waitFor(async () =>
      expect(
        await ask(world.installer, 'select count(*)::int as count from platform.service_user where user_id = any($1)', [
          people.map(({ userId }) => userId),
        ]),
      ).toEqual([{ count: 2 }]),
    )
  })

  test('makes somebody its manager', async () => {
    await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [0] })
    const { user } = await open(service, sophie, await serviceAddress(service))
    await choose(user, 'Petit Paul', 'Nommer responsable')
    expect(await screen.findByText('Paul Petit est responsable de « Service ».')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('row', { name: /Petit Paul.*Responsable/ })).toBeTruthy())
  })

  test('of another client does not exist', async () => {
    const neighbour = await world.client({ companies: ['Bocage'] })
    await open(service, sophie, await serviceAddress(service, neighbour))
    expect(await screen.findByRole('heading', { name: 'Introuvable' })).toBeTruthy()
  })
})

describe('who manages a company', () => {
  const manager = async () => {
    const chief = await world.person({ in: group, firstname: 'Chef', name: 'Serre', companies: [0] })
    await promoteInCompany(world, chief, group)
    return chief
  }

  test('finds his own alone, and may not change the company itself', async () => {
    await open('/sun/management/services', await manager())
    expect(await screen.findByRole('listitem', { name: 'Serres' })).toBeTruthy()
    expect(screen.queryByRole('listitem', { name: 'Station' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Nouvelle société' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  })

  test('places people, without renaming or archiving the service', async () => {
    await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [0] })
    await open(ownService, await manager(), await serviceAddress(ownService))
    expect(await screen.findByRole('button', { name: 'Ajouter des personnes' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Actions pour Petit Paul' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Actions pour Service' })).toBeNull()
  })

  test('does not know the services of another company', async () => {
    await open(ownService, await manager(), await serviceAddress(ownService, group, 1))
    expect(await screen.findByRole('heading', { name: 'Introuvable' })).toBeTruthy()
  })
})
