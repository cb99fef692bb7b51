import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { rightsCalls } from '../rights.calls.ts'
import { rightsLabels, rightsWeb } from '../rights.web.ts'

/** Fetched ahead: a test is not about how long a page takes to come. */
await import('./company-rights-page.tsx')

const employees = 'rh/gestion_du_personnel/salaries'
const world = useWorld()
let serres: TestClient
let sophie: TestPerson
let companyId: string
let serviceId: string

beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true, allCompanies: true })
  companyId = serres.companies[0]?.id ?? ''
  const [service] = await as(sophie).call(rightsCalls.getRightsOfServices, { companyId })
  serviceId = service?.scopeId ?? ''
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const idOf = (path: string) => Number(world.catalogue.idOf(path))

async function serviceHas(value: number | null, path = employees) {
  const { version } = await as(sophie).call(rightsCalls.getRightsOfService, { serviceId })
  const changes = [{ elementId: idOf(path), value }]
  await as(sophie).call(rightsCalls.editRightsOfService, { scopeId: serviceId, version, changes })
}
async function valueOf(path: string) {
  const { rows } = await as(sophie).call(rightsCalls.getRightsOfService, { serviceId })
  return rows.find(({ elementId }) => elementId === idOf(path))?.value ?? null
}

async function openMatrix(search = '?elements=salaries', fetch = serverBehind(world)) {
  const opened = await renderPage(rightsWeb.pages[0] as Page, {
    path: `/administration/companies/${companyId}${search}`,
    labels: [rightsLabels],
    as: sessionOf(sophie, serres),
    fetch,
  })
  const grid = await screen.findByRole('treegrid', { name: 'Droits par service' })
  const cellOf = (name: string) => {
    const row = within(grid).getByRole('rowheader', { name }).closest('[role=row]') as HTMLElement
    return within(row).getAllByRole('gridcell')[0] as HTMLElement
  }
  /** As the arrows lead there. */
  const goTo = async (name: string) => {
    const rows = within(grid).getAllByRole('rowheader')
    const [first] = rows
    first?.focus()
    for (let row = 0; rows[row]?.textContent !== name; row += 1) await opened.user.keyboard('{ArrowDown}')
    if (cellOf(name).parentElement?.getAttribute('aria-expanded') === 'false')
      await opened.user.keyboard('{ArrowRight}')
    await opened.user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cellOf(name))
  }
  return { ...opened, grid, cellOf, goTo }
}

describe('with the keyboard', () => {
  test('a right is raised, its parents with it, and the difference is read before it is saved', async () => {
    const { user, cellOf, goTo } = await openMatrix()
    await goTo('Salariés')

    await user.keyboard('2')

    expect(cellOf('Salariés').textContent).toContain('Écriture')
    expect(cellOf('RH').textContent).toContain('Lecture')
    await user.click(screen.getByRole('button', { name: 'Vérifier 3 modifications' }))
    const review = within(await screen.findByRole('dialog', { name: /3 modifications/ }))
    await review.findByText('Personne ne perd de droit.')
    const line = within(review.getByRole('region', { name: 'Service' }))
      .getByText('Salariés')
      .closest('li')
    expect(line?.textContent).toMatch(/Aucun accès.*devient.*Écriture/)

    await user.click(review.getByRole('button', { name: 'Enregistrer 3 modifications' }))

    await screen.findByText('Les droits sont enregistrés.')
    expect(await valueOf(employees)).toBe(2)
    expect(await valueOf('rh')).toBe(1)
  })

  test('one cell alone is reached by Tab', async () => {
    const { grid } = await openMatrix()
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  test('what was changed last is taken back', async () => {
    const { user, cellOf, goTo } = await openMatrix()
    await goTo('Salariés')

    await user.keyboard('3')
    await user.keyboard('{Control>}z{/Control}')

    expect(cellOf('Salariés').textContent).toContain('Aucun accès')
    expect(screen.getByRole('button', { name: 'Vérifier les modifications' })).toHaveProperty('disabled', true)
  })
})

test('a ceiling of the company keeps a cell from going higher, and says so', async () => {
  const changes = [{ elementId: idOf(employees), value: 1 }]
  await as(sophie).call(rightsCalls.editRightsOfCompany, { scopeId: companyId, version: null, changes })
  await serviceHas(1)
  const { user, cellOf, goTo } = await openMatrix()
  await goTo('Salariés')

  await user.keyboard('3')

  const sentence = /Plafond de la société Serres du Layon : « Lecture » au plus/
  expect(cellOf('Salariés').textContent).toMatch(sentence)
  expect(screen.getByText(sentence, { selector: '[role=status]' })).toBeTruthy()
  expect(cellOf('Salariés').textContent).toContain('Lecture')
})

test('taking a module away asks how many rights go with it, then tells who loses them', async () => {
  await serviceHas(2)
  await world.person({ in: serres, firstname: 'Paul', name: 'Petit' })
  const { user, goTo } = await openMatrix()
  await goTo('Gestion du personnel')

  await user.keyboard('0')
  await user.click(await screen.findByRole('button', { name: 'Retirer 2 droits' }))
  await user.click(await screen.findByRole('button', { name: 'Vérifier 2 modifications' }))

  const lowered = (await screen.findByText('1 personne perd des droits')).closest('section')
  expect(lowered?.textContent).toMatch(/Paul Petit.*Salariés de « Écriture » à « Aucun accès »/)
})

test('a review that is closed before it is answered stays closed', async () => {
  const [told, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const server = serverBehind(world)
  const { user, goTo } = await openMatrix(undefined, async request => {
    const answer = await server(request)
    if (request.method === 'GET') return answer
    await told.promise
    const body = await answer.json()
    return Object.assign(answer, { json: () => Promise.resolve(body).finally(read.resolve) })
  })
  await goTo('Salariés')
  await user.keyboard('2')
  await user.click(screen.getByRole('button', { name: 'Vérifier 3 modifications' }))
  await user.click(await screen.findByRole('button', { name: 'Revenir à la matrice' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  told.resolve()
  await act(() => read.promise)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('two administrators change one cell: the second sees both and chooses', async () => {
  await serviceHas(1)
  const { user, goTo } = await openMatrix()
  await goTo('Salariés')
  await user.keyboard('2')

  await serviceHas(3)
  await user.click(screen.getByRole('button', { name: 'Vérifier 1 modification' }))

  const conflict = within(await screen.findByRole('dialog', { name: /1 cellule a changé/ }))
  const sides = within(conflict.getByRole('group', { name: 'Salariés, Service' }))
  expect(sides.getByRole('button', { name: /Le sien\s*Gestion/ })).toBeTruthy()
  expect(sides.getByRole('button', { name: /Le mien\s*Écriture/ })).toHaveProperty('ariaPressed', 'true')
  expect(conflict.getByText(/^Modifié par Marie Caron,/)).toBeTruthy()
  await user.click(conflict.getByRole('button', { name: 'Continuer avec ces choix' }))
  await screen.findByText('Personne ne perd de droit.')
  await user.click(screen.getByRole('button', { name: 'Enregistrer 1 modification' }))

  await waitFor(async () => expect(await valueOf(employees)).toBe(2))
})

test('by the pointer, a menu offers the same levels, and the history of the cell', async () => {
  await serviceHas(1)
  const { user, cellOf } = await openMatrix()

  await user.click(cellOf('Salariés'))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Gestion' }))

  expect(cellOf('Salariés').textContent).toMatch(/Gestion, modifié, « Lecture » avant/)
  await user.click(cellOf('Salariés'))
  await user.click(await screen.findByRole('menuitem', { name: 'Historique' }))
  const history = within(await screen.findByRole('dialog', { name: 'Historique' }))
  expect((await history.findByText(/Marie Caron/)).closest('li')?.textContent).toMatch(/Aucun accès.*Lecture/)
})

test('what was changed and not saved is offered again', async () => {
  const { user, goTo, unmount } = await openMatrix()
  await goTo('Salariés')
  await user.keyboard('1')
  unmount()

  const again = await openMatrix()
  await again.user.click(await screen.findByRole('button', { name: 'Reprendre la saisie' }))

  expect(again.cellOf('Salariés').textContent).toContain('Lecture')
})

test('somebody looked at beside the services has his right explained', async () => {
  await serviceHas(2)
  const paul = await world.person({ in: serres, firstname: 'Paul', name: 'Petit' })
  const { user, goTo } = await openMatrix(`?elements=salaries&person=${paul.userId}`)
  await screen.findByRole('columnheader', { name: /Paul Petit/ })
  await goTo('Salariés')

  await user.click(await screen.findByRole('button', { name: 'Expliquer ce droit' }))

  const explanation = within(await screen.findByRole('dialog', { name: 'Expliquer ce droit' }))
  expect(await explanation.findByText(/^Paul Petit a « .* » sur Salariés/)).toBeTruthy()
  expect(explanation.getByText('Ce qui le donne')).toBeTruthy()
})

test('a company of another client is nowhere', async () => {
  const other = await world.client({ name: 'Voisin', companies: ['Voisin'] })
  const { address } = await renderPage(rightsWeb.pages[0] as Page, {
    path: `/administration/companies/${other.companies[0]?.id}`,
    labels: [rightsLabels],
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
    others: [{ path: '/error-404', layout: 'blank', title: 'x', load: async () => () => <h1>Introuvable</h1> }],
  })
  await waitFor(() => expect(address()).toBe('/error-404'))
})
