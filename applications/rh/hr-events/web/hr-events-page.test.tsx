import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'
import { hrEventsElement, hrEventsPath } from '../hr-events-place.model.ts'
import { hrEventsWeb } from '../hr-events.web.ts'

const page = hrEventsWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
let hr: TestPerson
beforeEach(async () => {
  serres = await world.client()
  hr = await world.person({ in: serres, rights: { [hrEventsElement]: 2 }, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (person: TestPerson, search = '') =>
  renderPage(page, {
    path: hrEventsPath + search,
    labels: hrEventsWeb.labels,
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })

test('a training is planned with its people, stands in the month and is marked as done in its day', async () => {
  await hire(world, serres, { hired: true })
  const { user } = await open(hr)

  await user.click(await screen.findByRole('button', { name: 'Nouvel événement' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Intitulé/ }), 'Gestes et postures')
  await user.click(dialog.getByRole('combobox', { name: /Personnes concernées/ }))
  await user.click(await screen.findByRole('option', { name: 'Paul Petit' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Gestes et postures : enregistré')

  await user.click(await screen.findByRole('button', { name: /Gestes et postures/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findByRole('link', { name: 'Paul Petit' })).getAttribute('href')).toContain('/salaries/')
  await user.click(sheet.getByRole('button', { name: 'Actions : Gestes et postures' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Marquer comme fait' }))
  expect(await sheet.findByText('Fait')).toBeTruthy()
})

test('many who arrive on one day are one line of the month, and each of them in its day', async () => {
  const today = businessToday().toString()
  for (const name of ['Roy', 'Weiss']) {
    const { id } = await hire(world, serres, { name })
    await employ(world, serres, id, { from: today, to: businessToday().add({ days: 60 }).toString() })
  }
  const { user } = await open(hr)

  await user.click(await screen.findByRole('button', { name: /Arrivée · 2/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByRole('link', { name: 'Paul Roy' })).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Paul Weiss' })).toBeTruthy()
})

test('what passed without a word waits beside the month, and who only reads plans nothing', async () => {
  const paul = await hire(world, serres, { hired: true })
  const yesterday = businessToday().subtract({ days: 1 }).toString()
  await as(hr).call(hrEventsCalls.createHrEvent, {
    kind: 'meeting',
    title: 'Point de saison',
    companyId: serres.companies[0]?.id ?? '',
    siteId: null,
    fromDay: yesterday,
    toDay: yesterday,
    fromTime: null,
    toTime: null,
    employeeIds: [paul.id],
    note: null,
    reminderDays: [],
  })
  await open(await world.person({ in: serres, rights: { [hrEventsElement]: 1 }, allCompanies: true }))

  const waiting = within(await screen.findByRole('region', { name: 'À traiter' }))
  expect(await waiting.findByText('Point de saison')).toBeTruthy()
  expect(waiting.queryByRole('button', { name: /Actions/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nouvel événement' })).toBeNull()
})
