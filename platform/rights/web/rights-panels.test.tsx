import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ComponentType } from 'react'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { rightsCalls } from '../rights.calls.ts'
import { rightsLabels, rightsOfClient, rightsOfCompanies, rightsOfService, rightsOfUser } from '../rights.web.ts'

/** Fetched ahead: a test is not about how long a part takes to come. */
await rightsOfUser.load()

const employees = 'rh/gestion_du_personnel/salaries'
const world = useOwnWorld()
let serres: TestClient
let sophie: TestPerson

beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Station'] })
  sophie = await world.person({ in: serres, admin: true, allCompanies: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

async function openPanel(panel: ReactNodeMaker, person = sophie) {
  const opened = await renderPage(
    { path: '/panel', layout: 'blank', title: 'x', load: panel },
    {
      path: '/panel?elements=salaries',
      labels: [rightsLabels],
      as: sessionOf(person, serres),
      fetch: serverBehind(world),
    },
  )
  await screen.findByRole('treegrid')
  const cellsOf = (name: string) => {
    const row = screen.getByRole('rowheader', { name }).closest('[role=row]') as HTMLElement
    return within(row).getAllByRole('gridcell')
  }
  const choose = async (cell: HTMLElement | undefined, level: string) => {
    await opened.user.click(cell as HTMLElement)
    await opened.user.click(await screen.findByRole('menuitemradio', { name: level }))
  }
  const save = async () => {
    await opened.user.click(await screen.findByRole('button', { name: /^Vérifier \d/ }))
    await screen.findByText('Ce qui change')
    await opened.user.click(screen.getByRole('button', { name: /^Enregistrer/ }))
    await screen.findByText('Les droits sont enregistrés.')
  }
  return { ...opened, cellsOf, choose, save }
}
type ReactNodeMaker = () => Promise<ComponentType>

const withProps =
  <Props extends object>(part: { load: () => Promise<ComponentType<Props>> }, props: Props): ReactNodeMaker =>
  async () => {
    const Part = await part.load()
    return () => <Part {...props} />
  }

test('of a person: what he is given, what bounds him and what he ends up with stand side by side', async () => {
  const paul = await world.person({ in: serres, firstname: 'Paul', name: 'Petit', rights: { [employees]: 3 } })
  const { cellsOf, choose, save } = await openPanel(withProps(rightsOfUser, { userId: paul.userId }))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Éléments',
    'Droit donné',
    'Plafond',
    'Résultat',
  ])

  await choose(cellsOf('Salariés')[1], 'Lecture')
  await save()

  await waitFor(() => expect(cellsOf('Salariés')[2]?.textContent).toContain('Lecture'))
  expect(cellsOf('Salariés')[0]?.textContent).toContain('Gestion')
})

test('one reads one’s own rights and changes none of them', async () => {
  const { cellsOf, user } = await openPanel(withProps(rightsOfUser, { userId: sophie.userId }))
  expect(screen.queryByRole('button', { name: /Vérifier/ })).toBeNull()

  cellsOf('Salariés')[0]?.focus()
  await user.keyboard('3')

  expect(screen.getByText(/^Vous pouvez consulter les droits de/)).toBeTruthy()
})

test('of a client: a super administrator lowers a ceiling and reads who loses by it', async () => {
  const camille = await world.person({ superAdmin: true })
  await world.person({ in: serres, firstname: 'Paul', name: 'Petit', rights: { [employees]: 3 } })
  const { cellsOf, choose, user } = await openPanel(withProps(rightsOfClient, { clientId: serres.id }), camille)

  await choose(cellsOf('Salariés')[0], 'Lecture')
  await user.click(screen.getByRole('button', { name: 'Vérifier 1 modification' }))

  const lowered = (await screen.findByText(/personnes? perd/)).closest('section')
  expect(lowered?.textContent).toMatch(/Paul Petit.*Salariés de « Gestion » à « Lecture »/)
})

test('of companies: a cell without a ceiling of its own is told from one that allows nothing', async () => {
  const { cellsOf, choose, save, user } = await openPanel(withProps(rightsOfCompanies, {}))
  expect(cellsOf('Salariés').map(({ textContent }) => textContent)).toEqual(['Sans limite', 'Sans limite'])

  await choose(cellsOf('Salariés')[1], 'Aucun accès')
  await user.click(await screen.findByRole('button', { name: /^Retirer \d+ droits/ }))
  await save()

  await waitFor(() => expect(cellsOf('Salariés')[1]?.textContent).toContain('Aucun accès'))
  expect(cellsOf('Salariés')[0]?.textContent).toBe('Sans limite')
})

test('of a service: the rights of a person are copied to it', async () => {
  const companyId = serres.companies[0]?.id ?? ''
  const [service] = await as(sophie).call(rightsCalls.getRightsOfServices, { companyId })
  await world.person({ in: serres, firstname: 'Paul', name: 'Petit', rights: { [employees]: 2, rh: 1 } })
  const { cellsOf, user } = await openPanel(withProps(rightsOfService, { serviceId: service?.scopeId ?? '' }))

  await user.click(screen.getByRole('button', { name: 'Copier depuis…' }))
  await user.click(await screen.findByRole('combobox', { name: 'Depuis une personne' }))
  await user.click(await screen.findByRole('option', { name: /Paul Petit/ }))
  await user.click(screen.getByRole('button', { name: 'Copier les droits' }))

  await waitFor(() => expect(cellsOf('Salariés')[0]?.textContent).toContain('Écriture'))
})
