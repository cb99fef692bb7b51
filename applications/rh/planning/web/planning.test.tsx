import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { planningCalls } from '../planning.calls.ts'
import { planningElement, planningPath, publishingElement } from '../planning-place.model.ts'
import { planningWeb } from '../planning.web.ts'

const page = planningWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
let sophie: TestPerson
let paulId: string
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({
    in: serres,
    rights: { [planningElement]: 3, [publishingElement]: 2 },
    allCompanies: true,
  })
  paulId = (await hire(world, serres, { hired: true })).id
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = () =>
  renderPage(page, {
    path: planningPath,
    labels: planningWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })

test('a day of somebody is planned where it stands, and published to him', async () => {
  const { user } = await open()

  const [monday] = await screen.findAllByRole('button', { name: /^Petit Paul, .* : —$/ })
  await user.click(monday as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }))
  await screen.findByRole('button', { name: /^Petit Paul, .* : 08:00–16:00$/ })

  await user.click(screen.getByRole('button', { name: 'Publier la semaine' }))
  const publishing = within(await screen.findByRole('dialog'))
  await publishing.findByText('Horaires à publier : 1, pour 1 personnes, dont 0 prévenues par leur compte.')
  await user.click(publishing.getByRole('button', { name: 'Publier la semaine' }))

  await screen.findByText('La semaine est publiée pour 1 personne.')
  expect(await screen.findByText('Publié')).toBeTruthy()
})

test('hours that meet others are refused in words, and a day that is too long is told', async () => {
  const { year: isoYear, week: isoWeek } = weekOf(world.clock.today().toString())
  const workDate = world.clock.today().toString()
  const hours = { workDate, from: '06:00', until: '19:00', breakMinutes: 30, positionId: null, unitId: null }
  await as(sophie).call(planningCalls.writeShifts, {
    added: [{ ...hours, employeeId: paulId, clientShiftId: crypto.randomUUID() }],
  })
  const { items } = await as(sophie).call(planningCalls.getPlanningWeek, { isoYear, isoWeek, page: 0, size: 10 })
  expect(items[0]?.findings.map(({ rule }) => rule)).toContain('day_max')
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: /^Petit Paul, .* : 06:00–19:00$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Journée trop longue/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }))

  expect(await dialog.findByText('Déjà planifié à cette heure.')).toBeTruthy()
})
