import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { growCrop, type TestCrop } from '#culture/testing/grow.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import {
  annualForecastElement,
  annualForecastPath,
  harvestForecastElement,
  harvestForecastPath,
} from '../forecasts-place.model.ts'
import { forecastPages } from '../forecasts.web.ts'

for (const page of forecastPages) await page.load()

const world = useWorld()
let serres: TestClient
let youssef: TestPerson
let crop: TestCrop
beforeEach(async () => {
  serres = await world.client()
  const rights = { [harvestForecastElement]: 3, [annualForecastElement]: 3 } as const
  youssef = await world.person({ in: serres, rights, allCompanies: true })
  crop = await growCrop(world, serres)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string) => {
  const page = forecastPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: [cultureTexts],
    as: sessionOf(youssef, serres),
    fetch: serverBehind(world),
  })
}
/** The cells of the grid, once it is known that one may type in them. */
const cellsOf = async (name: string) => {
  const cells = () => within(screen.getByRole('table', { name })).getAllByRole('textbox') as HTMLInputElement[]
  await screen.findByRole('table', { name })
  await waitFor(() => expect(cells()[0]?.readOnly).toBe(false))
  return cells()
}

test('kilograms are typed and pasted day by day, then the week is validated', async () => {
  for (const weeks of [1, 2, 3]) await crop.harvest(1_200_000, 7 * weeks)
  const { user } = await open(harvestForecastPath)
  const [first, second, third] = await cellsOf('Prévision de récolte')
  if (!first || !second || !third) throw new Error('no day to type')
  expect(first.placeholder).toBe('1\u202f200')
  await user.type(first, '1150')
  await user.keyboard('{Tab}')
  await screen.findByText('1 jour saisi à valider')
  await user.click(second)
  await user.paste('900\t950\n')
  await screen.findAllByText(/jours? saisis? à valider/)
  await waitFor(async () => {
    const { rows } = await as(youssef).call(forecastsCalls.getHarvestForecast, {})
    expect(rows[0]?.cells.flatMap(({ kg }) => kg ?? [])).toEqual([1_150, 900, 950])
  })
  const [validating] = screen.getAllByRole('button', { name: 'Valider la semaine' }) as [HTMLButtonElement]
  await waitFor(() => expect(validating.disabled).toBe(false))
  await user.click(validating)
  await screen.findByText(/validée\.$/)
})

test('a figure that nobody believes stays, with the words for it, and is not kept', async () => {
  const { user } = await open(harvestForecastPath)
  const [first] = await cellsOf('Prévision de récolte')
  await user.type(first as HTMLElement, '9000{Enter}')
  await user.tab()
  await screen.findByText('Plus de 8 kg/m² sur la semaine : vérifiez la saisie.')
  const { rows } = await as(youssef).call(forecastsCalls.getHarvestForecast, {})
  expect(rows[0]?.cells.every(({ kg }) => kg === null)).toBe(true)
})

test('a pasted block with one bad figure is kept as a whole once that figure is corrected', async () => {
  const { user } = await open(harvestForecastPath)
  const [first, second] = await cellsOf('Prévision de récolte')
  await user.click(first as HTMLElement)
  await user.paste('900\t99000\n')
  await waitFor(() =>
    expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual(['true', 'true']),
  )
  await user.clear(second as HTMLElement)
  await user.type(second as HTMLElement, '950')
  await user.tab()
  await waitFor(() =>
    expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual(['false', 'false']),
  )
  const { rows } = await as(youssef).call(forecastsCalls.getHarvestForecast, {})
  expect(rows[0]?.cells.flatMap(({ kg }) => kg ?? [])).toEqual([900, 950])
})

test('the curve of a campaign is typed, saved and frozen', async () => {
  const { user } = await open(annualForecastPath)
  const cells = await cellsOf('Prévision annuelle')
  await user.type(cells[10] as HTMLElement, '1,25')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('La prévision de GR est enregistrée.')
  await user.click(await screen.findByRole('button', { name: 'Figer' }))
  await screen.findByText('La prévision de GR est figée.')
  await screen.findByText('1,25 kg/m², objectif 4')
})
