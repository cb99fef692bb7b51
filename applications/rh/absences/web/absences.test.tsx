import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { absencesCalls } from '../absences.calls.ts'
import { absencesElement, absencesPath, administrationElement, validationElement } from '../absences-place.model.ts'
import { absencesWeb } from '../absences.web.ts'

const page = absencesWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
let leader: TestPerson
let paul: { id: string }
const manager = { [absencesElement]: 2, [validationElement]: 2 } as const
beforeEach(async () => {
  serres = await world.client()
  leader = await world.person({ in: serres, rights: { [absencesElement]: 2 }, allCompanies: true })
  paul = await hire(world, serres, { hired: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (person: TestPerson) =>
  renderPage(page, {
    path: absencesPath,
    labels: absencesWeb.labels,
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })

test('an absence is asked with what it takes told, and waits', async () => {
  const { user } = await open(leader)

  await user.click(await screen.findByRole('button', { name: 'Nouvelle absence' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /Personne/ }))
  await user.click(await screen.findByRole('option', { name: 'Petit Paul' }))
  await user.click(dialog.getByRole('combobox', { name: /Type d’absence/ }))
  await user.click(await screen.findByRole('option', { name: 'Formation' }))
  const [from, to] = [dialog.getByRole('textbox', { name: /Du/ }), dialog.getByRole('textbox', { name: /Au/ })]
  await user.clear(from)
  await user.type(from, '01/06/2026')
  await user.clear(to)
  await user.type(to, '05/06/2026')
  await dialog.findByText(/Cette absence compte 5 j/)
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Demande de Paul Petit transmise')
  expect(await screen.findByRole('row', { name: /Petit Paul.*Formation.*5 j.*À décider/ })).toBeTruthy()
})

test('who decides approves many at once, or refuses with a reason', async () => {
  const sophie = await world.person({ in: serres, rights: manager, allCompanies: true })
  const days = { fromNoon: false, untilNoon: false, privateReason: null, employeeId: paul.id, typeCode: 'FORM' }
  for (const day of ['2026-06-01', '2026-06-08'])
    await as(leader).call(absencesCalls.requestAbsence, { ...days, fromDay: day, toDay: day })
  const { user } = await open(sophie)

  const [first] = await screen.findAllByRole('button', { name: /Actions pour Petit Paul/ })
  await user.click(first as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Refuser' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Récolte en cours')
  await user.click(dialog.getByRole('button', { name: 'Refuser' }))
  await screen.findByText('Demande de Paul Petit refusée')
  await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Approuver' }))

  expect(await screen.findByText('Une absence approuvée')).toBeTruthy()
})

test('balances tell how they came about, and are put right with a reason', async () => {
  const hr = await world.person({
    in: serres,
    rights: { ...manager, [administrationElement]: 2 },
    allCompanies: true,
  })
  const days = { fromNoon: false, untilNoon: false, privateReason: null, employeeId: paul.id, typeCode: 'CP' }
  await as(hr).call(absencesCalls.requestAbsence, { ...days, fromDay: '2026-06-01', toDay: '2026-06-05' })
  const { user } = await renderPage(page, {
    path: `${absencesPath}?tab=all`,
    labels: absencesWeb.labels,
    as: sessionOf(hr, serres),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: /Actions pour Petit Paul/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Voir les soldes' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Absence')
  await user.type(dialog.getByRole('textbox', { name: /Jours en plus/ }), '10')
  await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Reprise du solde')
  await user.click(dialog.getByRole('button', { name: 'Corriger le solde' }))

  expect(await dialog.findByText('4 j')).toBeTruthy()
})
