import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { ownDelegations, rightsLabels } from '../rights.web.ts'

/** Fetched ahead: a test is not about how long a part takes to come. */
await ownDelegations.load()

const employees = 'rh/gestion_du_personnel/salaries'
const world = useWorld()
let serres: TestClient
let youssef: TestPerson
let leila: TestPerson

beforeEach(async () => {
  serres = await world.client()
  youssef = await world.person({ in: serres, firstname: 'Youssef', name: 'Benali', rights: { [employees]: 2 } })
  leila = await world.person({ in: serres, firstname: 'Leïla', name: 'Haddad' })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const openCard = (person: TestPerson) =>
  renderPage(
    { path: '/profile', layout: 'blank', title: 'x', load: ownDelegations.load },
    { labels: [rightsLabels], as: sessionOf(person, serres), fetch: serverBehind(world) },
  )

const given = async () => {
  const asked = { clientId: serres.id, userId: youssef.userId }
  return (await as(youssef).call(rightDelegationsCalls.getRightDelegations, asked)).given
}

async function lend() {
  const now = world.clock.now()
  await as(youssef).call(rightDelegationsCalls.delegateRights, {
    clientId: serres.id,
    delegateId: leila.userId,
    elementIds: [Number(world.catalogue.idOf(employees))],
    level: 1,
    startsAt: now.toString(),
    endsAt: now.add({ hours: 48 }).toString(),
    reason: 'Congés',
  })
}

test('somebody lends a colleague what he holds, and nothing else is offered', async () => {
  const { user } = await openCard(youssef)
  await user.click(await screen.findByRole('button', { name: 'Déléguer un droit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Déléguer mes droits à un collègue' }))

  await user.click(form.getByRole('combobox', { name: /^Collègue/ }))
  await user.click(await screen.findByRole('option', { name: 'Leïla Haddad' }))
  await user.click(form.getByRole('combobox', { name: /^Droits à déléguer/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Salariés (Écriture)'])
  await user.click(screen.getByRole('option', { name: /Salariés/ }))
  await user.type(form.getByRole('textbox', { name: /^Motif/ }), 'Congés de Noël')
  await user.click(form.getByRole('button', { name: 'Déléguer' }))

  await screen.findByText('Vos droits sont délégués.')
  const line = (await screen.findByText('Salariés')).closest('li')
  expect(line?.textContent).toMatch(/Lecture.*à Leïla Haddad.*toutes les sociétés.*Congés de Noël/)
  expect(await given()).toMatchObject([{ level: 1, reason: 'Congés de Noël', delegate: { name: 'Haddad' } }])
})

test('the colleague sees whose right it is', async () => {
  await lend()
  const { user } = await openCard(leila)

  await user.click(await screen.findByRole('tab', { name: 'Reçues (1)' }))

  expect((await screen.findByText('Salariés')).closest('li')?.textContent).toMatch(/En cours.*de Youssef Benali/)
})

test('a right that is lent is taken back', async () => {
  await lend()
  const { user } = await openCard(youssef)

  await user.click(await screen.findByRole('button', { name: 'Retirer la délégation de Salariés : Leïla Haddad' }))
  const question = within(await screen.findByRole('dialog', { name: 'Retirer cette délégation ?' }))
  await user.click(question.getByRole('button', { name: 'Retirer la délégation' }))

  await screen.findByText('La délégation est retirée.')
  await waitFor(() => expect(screen.getByText('Retirée')).toBeTruthy())
  expect((await given())[0]?.state).toBe('revoked')
})
