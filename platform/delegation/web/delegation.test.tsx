import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { delegationCalls } from '../delegation.calls.ts'
import { delegationWeb } from '../delegation.web.ts'
import { addressOfDelegation } from './delegation-address.ts'
import './delegates-page.tsx'
import './delegation-page.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const dpae = 'rh/gestion_du_personnel/dpae'
const elementOf = (path: string) => world.catalogue.idOf(path) as number

let serres: TestClient
let sophie: TestPerson
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Station'] })
  sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  marie = await world.person({ in: serres, rights: { [staff]: 1 }, firstname: 'Marie', name: 'Caron' })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(address: string) {
  const [list, sheet] = delegationWeb.pages
  const page = address.includes('/user/') ? sheet : list
  if (!page) throw new Error('the room has two pages')
  return renderPage(page, {
    path: address,
    labels: delegationWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
    others: delegationWeb.pages.filter(other => other !== page),
  })
}
const openSheet = ({ userId }: TestPerson) => open(`${addressOfDelegation(userId)}?application=8`)
const element = async (name: string) => within(await screen.findByRole('region', { name }))

const heldBy = async (person: TestPerson) =>
  (
    await as(sophie).call(delegationCalls.getDelegatedApplicationsOfUser, {
      clientId: serres.id,
      userId: person.userId,
    })
  ).flatMap(({ elements }) =>
    elements.flatMap(({ components }) => components.map(({ id, companyIds, endsAt }) => ({ id, companyIds, endsAt }))),
  )

describe('what somebody may configure', () => {
  test('is said before it is saved, then kept for its companies and until the end of its last day', async () => {
    const { user } = await openSheet(marie)
    const hiring = await element('DPAE')
    await user.click(hiring.getByRole('checkbox', { name: 'Comptes MSA' }))
    await user.click(await hiring.findByRole('combobox', { name: /Sociétés/ }))
    await user.click(await screen.findByRole('option', { name: 'Station' }))
    await user.type(hiring.getByRole('textbox', { name: /Dernier jour/ }), '31122099')
    expect(hiring.getByText('« Comptes MSA » sera délégué')).toBeTruthy()

    await user.click(hiring.getByRole('button', { name: 'Enregistrer l’élément' }))

    expect(await screen.findByText('La délégation sur DPAE est enregistrée.')).toBeTruthy()
    expect(await heldBy(marie)).toEqual([
      { id: 210, companyIds: [serres.companies[1]?.id], endsAt: expect.stringMatching(/^2099-12-31T23:00:00/) },
    ])
  })

  test('warns of an element that the person cannot read, and of no other', async () => {
    await openSheet(marie)
    expect((await element('Salariés')).queryByText(/ne peut pas lire/)).toBeNull()
    expect((await element('DPAE')).getByText(/^Marie ne peut pas lire cet élément/)).toBeTruthy()
  })

  test('is taken back, said before too', async () => {
    await as(sophie).call(delegationCalls.saveDelegationForElement, {
      clientId: serres.id,
      userId: marie.userId,
      applicationId: 8,
      elementId: elementOf(staff),
      selectedItems: [{ componentId: 202, companyIds: null }],
    })
    const { user } = await openSheet(marie)
    const file = await element('Salariés')
    await user.click(file.getByRole('checkbox', { name: 'Champs personnalisés' }))
    expect(file.getByText('« Champs personnalisés » sera retiré')).toBeTruthy()
    await user.click(file.getByRole('button', { name: 'Enregistrer l’élément' }))
    await screen.findByText('La délégation sur Salariés est enregistrée.')
    expect(await heldBy(marie)).toEqual([])
  })

  test('is refused an end that has passed, at its own field', async () => {
    const { user } = await openSheet(marie)
    const file = await element('Salariés')
    await user.click(file.getByRole('checkbox', { name: 'Champs personnalisés' }))
    await user.type(file.getByRole('textbox', { name: /Dernier jour/ }), '01012020')
    await user.click(file.getByRole('button', { name: 'Enregistrer l’élément' }))
    expect(await file.findByText('La fin doit être à venir.')).toBeTruthy()
    expect(await heldBy(marie)).toEqual([])
  })

  test('is nobody’s own to change, nor anything to give to an administrator', async () => {
    const anne = await world.person({ in: serres, admin: true })
    const { unmount } = await openSheet(sophie)
    expect(await screen.findByText('C’est vous')).toBeTruthy()
    unmount()
    await openSheet(anne)
    expect(await screen.findByText('Cette personne administre le client')).toBeTruthy()
  })
})

test('people are found by what they hold, and lead to their sheet', async () => {
  await as(sophie).call(delegationCalls.saveDelegationForElement, {
    clientId: serres.id,
    userId: marie.userId,
    applicationId: 8,
    elementId: elementOf(dpae),
    selectedItems: [{ componentId: 210, companyIds: null }],
  })
  const { user, address } = await open(namedRoutes.sunDelegation)
  expect(await screen.findByText('1 personne paramètre par délégation')).toBeTruthy()
  expect(await screen.findByText('Tout (administrateur)')).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: /^Avec délégation/ }))
  await eventually(() => expect(screen.queryByText('Tout (administrateur)')).toBeNull())
  await user.click(screen.getByRole('link', { name: /Caron Marie/ }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Délégation à Marie Caron' })).toBeTruthy()
  expect(address()).toBe(addressOfDelegation(marie.userId))
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^RH.*1/)
})

test('an application that nobody knows narrows nothing', async () => {
  await open(`${namedRoutes.sunDelegation}?f.application=tout`)

  expect(await screen.findByRole('link', { name: /Caron Marie/ })).toBeTruthy()
})
