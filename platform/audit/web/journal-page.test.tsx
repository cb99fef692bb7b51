import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { auditWeb } from '../audit.web.ts'
import { journalOf } from '../journal-address.model.ts'

const [page] = auditWeb.pages
if (!page) throw new Error('no page of the journal')
await page.load()

const world = useOwnWorld()
let group: TestClient
let sophie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres'] })
  sophie = await world.person({ in: group, admin: true, firstname: 'Sophie', name: 'Lemaire' })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path = '/administration/journal') =>
  renderPage(page, { path, fetch: serverBehind(world), labels: auditWeb.labels, as: sessionOf(sophie, group) })

const nameCompany = (name: string) =>
  as(sophie).call(companiesCalls.createCompany, {
    clientId: group.id,
    company: { name, siren: null, siret: null, naf: null, idcc: null, address: null, regime: 'MSA', color: null },
  })

/** As if written by somebody of the platform who helps. */
const written = (table: string, { support = false, at = '2026-11-10T09:00:00Z' } = {}) =>
  ask(
    world.installer,
    `insert into platform.audit_event (client_id, at, actor_id, support, table_name, row_id, action, columns)
     values ($1, $2, $3, $4, $5, $6, 'update', '{name,invented}')`,
    [group.id, at, sophie.userId, support, table, group.id],
  )

test('the journal says in words what was done, and leaves as it is what it has no word for', async () => {
  await nameCompany('Vergers')
  await written('atelier.unheard_of')
  await open()

  const made = await screen.findByRole('row', { name: /Sophie Lemaire Création Société/ })
  expect(made).toBeTruthy()
  expect(screen.getByRole('row', { name: /Modification atelier\.unheard_of .* Nom, invented/ })).toBeTruthy()
})

test('a row is called by its name and opens its page; one without a page opens its own history', async () => {
  await nameCompany('Vergers')
  await written('atelier.unheard_of')
  await open()

  const company = await screen.findByRole('row', { name: /Création Société Vergers/ })
  const unheard = screen.getByRole('row', { name: /atelier\.unheard_of/ })

  expect(within(company).getByRole('link').getAttribute('href')).toMatch(/^\/administration\/companies\/.+\/services$/)
  expect(within(unheard).getByRole('link').getAttribute('href')).toContain(`f.row=${group.id}`)
})

test('a link from a support access shows what was changed then, and nothing else', async () => {
  await written('platform.company', { support: true })
  await written('platform.shortcut', { support: true, at: '2026-11-10T12:00:00Z' })
  await written('platform.service')
  await open(journalOf({ support: true, from: '2026-11-10T08:30:00Z', to: '2026-11-10T09:30:00Z' }))

  const table = within(await screen.findByRole('region', { name: 'Journal des modifications' }))
  expect(await table.findByRole('row', { name: /Support.*Société/ })).toBeTruthy()
  expect(table.queryByRole('row', { name: /Raccourci/ })).toBeNull()
  expect(table.queryByRole('row', { name: /Service/ })).toBeNull()
})

test('filters stay in the address and are taken away one by one', async () => {
  await written('platform.company')
  await written('platform.service')
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: 'Filtres' }))
  await user.click(await screen.findByRole('combobox', { name: 'Quoi' }))
  await user.click(await screen.findByRole('option', { name: 'Société' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Modification Service/ })).toBeNull())
  expect(address()).toContain('f.table=platform.company')

  await user.click(
    await screen.findByRole('row', { name: /Modification Société/ }).then(row => within(row).getByRole('button')),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Voir ce que cette personne a fait' }))

  await waitFor(() => expect(address()).toContain(`f.user=${sophie.userId}`))
  expect(await screen.findByRole('button', { name: 'Filtre Sophie Lemaire' })).toBeTruthy()
})

describe('the lists that were taken away', () => {
  const taken = (detail: object, userId = sophie.userId) =>
    ask(
      world.installer,
      `insert into platform.security_event (kind, client_id, user_id, address, detail)
       values ('EXPORT', $1, $2, '10.7.8.9', $3)`,
      [group.id, userId, { call: 'getContacts', type: 'text/csv', rows: 1234, filters: '', ...detail }],
    )
  const exportsAddress = '/administration/journal?tab=exports'

  test('are a click away from the changes, and stay in the address', async () => {
    await taken({ filters: `search, companyId=${group.companies[0]?.id}, at=2026-11-02` })
    const { user, address } = await open()
    await user.click(await screen.findByRole('tab', { name: 'Extractions' }))

    const row = await screen.findByRole('row', { name: /Sophie Lemaire Contacts de l’annuaire/ })
    expect(row.textContent).toContain('Mots recherchés\u00a0· Société\u00a0: Serres\u00a0· ')
    expect(row.textContent).toMatch(/2 nov\. 2026.*1\s234.*CSV brut.*10\.7\.8\.9/)
    expect(await screen.findByRole('heading', { level: 1, name: 'Extractions de listes' })).toBeTruthy()
    expect(address()).toContain('tab=exports')
  })

  test('are narrowed to one person and to the support as the changes are, and freed of it', async () => {
    const camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
    await taken({})
    await taken({ call: 'getMessages', support: 'read' }, camille.userId)
    const { user } = await open(`${exportsAddress}&f.support=true&f.table=platform.company`)

    expect(await screen.findByRole('row', { name: /Camille Roche Support Messages de l’annuaire/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Contacts/ })).toBeNull()

    ;(await screen.findByRole('button', { name: 'Filtre Accès du support seulement' })).focus()
    await user.keyboard('{Delete}')
    expect(await screen.findByRole('row', { name: /Contacts/ })).toBeTruthy()
  })

  test('of which there are none yet say what will stand here', async () => {
    await open(exportsAddress)

    expect(await screen.findByText('Aucune extraction pour le moment')).toBeTruthy()
  })
})
