import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { dailyValuesCalls } from '../daily-values.calls.ts'
import { dailyValuesPages } from '../daily-values.web.ts'
import { pagesOfValues } from '../values-page.model.ts'

const page = dailyValuesPages.find(({ element }) => element === pagesOfValues.gazpcs.element)
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = async (level: 1 | 2 | 3) => {
  if (!page) throw new Error('no page')
  const client = await world.client()
  const marie = await world.person({
    in: client,
    rights: { [pagesOfValues.gazpcs.element]: level },
    allCompanies: true,
  })
  const show = () =>
    renderPage(page, { labels: [energieTexts], as: sessionOf(marie, client), fetch: serverBehind(world) })
  return { marie, show }
}

test('a value is typed, then corrected with its reason', async () => {
  const { show } = await open(3)
  const { user } = await show()

  await user.click(await screen.findByRole('button', { name: 'Ajouter' }))
  await user.type(await screen.findByLabelText(/^Valeur/), '11,35')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('cell', { name: '11,35 kWh/Nm³' })
  await user.click(await screen.findByRole('button', { name: /^Actions pour PCS/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Corriger' }))
  const value = await screen.findByLabelText(/^Valeur/)
  await user.clear(value)
  await user.type(value, '11,4')
  await user.type(screen.getByLabelText(/^Motif/), 'Republié')
  await user.click(screen.getByRole('button', { name: 'Corriger' }))

  await screen.findByRole('cell', { name: '11,40 kWh/Nm³' })
  await screen.findByRole('cell', { name: 'Republié' })
})

test('a file is tried before it is written', async () => {
  const { show } = await open(2)
  const { user } = await show()
  const day = businessToday().subtract({ days: 1 }).toString()

  await user.click(await screen.findByRole('button', { name: 'Importer un fichier' }))
  await screen.findByText(/une ligne par jour/)
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([`${day};11,35`], 'pcs.csv', { type: 'text/csv' }))
  await user.click(await screen.findByRole('button', { name: 'Écrire 1 valeur' }))

  await screen.findByRole('cell', { name: '11,35 kWh/Nm³' })
})

test('who only reads writes nothing', async () => {
  const { marie, show } = await open(1)
  await show()

  await screen.findByText('Aucune valeur')
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
  const answer = await as(marie).send(dailyValuesCalls.saveDailyValues, {
    page: 'gazpcs',
    values: [{ series: 'pcs', day: '2026-01-01', value: 11 }],
  })
  expect(answer.statusCode).toBe(403)
})
