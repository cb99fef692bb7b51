import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { healthField, safetyElement, safetyPath } from '../work-accidents-place.model.ts'
import { workAccidentsWeb } from '../work-accidents.web.ts'

const page = workAccidentsWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
beforeEach(async () => {
  serres = await world.client()
  await hire(world, serres, { hired: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (person: TestPerson) =>
  renderPage(page, {
    path: safetyPath,
    labels: workAccidentsWeb.labels,
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })

type Opened = Awaited<ReturnType<typeof open>>
type Fields = readonly [day: string, hour: string | RegExp]

/** So many hours ago by the clock of the server, which stands still. */
async function typeMoment(user: Opened['user'], dialog: ReturnType<typeof within>, [day, hour]: Fields, ago: number) {
  const [civilDay, time] = dayAndHourOf(world.clock.now().subtract({ hours: ago }))
  const write = async (name: string | RegExp, text: string) => {
    const field = dialog.getByRole('textbox', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
    await user.clear(field)
    await user.type(field, text)
  }
  await write(day, civilDay.split('-').toReversed().join('/'))
  await write(hour, time)
}

test('an accident is reported, and declared from what was told of it', async () => {
  const nadia = await world.person({
    in: serres,
    rights: { [safetyElement]: 2, [healthField]: 1 },
    allCompanies: true,
  })
  const { user } = await open(nadia)

  await user.click(await screen.findByRole('button', { name: 'Signaler un accident' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /Personne/ }))
  await user.click(await screen.findByRole('option', { name: 'Petit Paul' }))
  await typeMoment(user, dialog, ['Survenu le', /^Heure(?! où)/], 3)
  await typeMoment(user, dialog, ['Connu de l’employeur le', 'Heure où il a été connu'], 2)
  await user.type(dialog.getByLabelText(/Lieu de l’accident/), 'Serre nord')
  await user.type(dialog.getByLabelText(/Circonstances/), 'Chute d’un chariot')
  await user.type(dialog.getByLabelText(/Nature des lésions/), 'Entorse')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Accident de Paul Petit enregistré')
  await screen.findByRole('row', { name: /Petit Paul.*heures restantes.*Signalé/ })

  await user.click(screen.getByRole('button', { name: 'Actions pour Petit Paul' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Déclarer' }))
  const declaring = within(await screen.findByRole('dialog'))
  declaring.getByText('Entorse')
  declaring.getByRole('button', { name: 'Copier : Circonstances' })
  await typeMoment(user, declaring, ['Déclaré le', /^Heure/], 1)
  await user.type(declaring.getByLabelText(/Référence/), 'MSA-1204')
  await user.click(declaring.getByRole('button', { name: 'Noter la déclaration' }))
  await screen.findByText('Déclaration de l’accident de Paul Petit notée')
  await screen.findByRole('row', { name: /Petit Paul.*Déclaré/ })
})

test('who only reads reports nothing', async () => {
  const reader = await world.person({ in: serres, rights: { [safetyElement]: 1 }, allCompanies: true })
  await open(reader)

  await screen.findByText('Aucun accident ici')
  expect(screen.queryByRole('button', { name: 'Signaler un accident' })).toBeNull()
})
