import { expect, type Locator, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie, philippe, youssef } from './people.ts'

const indicators = '/RH/gestion_du_personnel/indicateurs'

/** The first figure of what is read, thousands apart as they are written. */
const figureIn = async (told: Locator) => (await told.innerText()).match(/\d+(?:[^\S\n]\d{3})*/)?.[0] as string

/** A page of the list says how many there are of all: `1–10 sur 214`; of more than a thousand it need not count them. */
const expectListOf = (page: Page, figure: string) => {
  const isCounted = Number(figure.replaceAll(/\D/g, '')) <= 1_000
  const told = new RegExp(isCounted ? `sur ${figure}$` : `sur (${figure}|plus de [\\d\\s]+)$`)
  return expect(page.getByRole('navigation', { name: 'Pages de la liste' })).toContainText(told)
}

const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })

test('an HR user reads the figures of her staff, and each opens the list of the very people', async ({ page }) => {
  test.slow(true, 'seven pages and two looks by axe')
  await signIn(page, marie, indicators)
  await expect(page.getByRole('region', { name: 'Effectif par semaine' }).getByRole('figure')).toBeVisible()
  await inspect(page, 'indicators')

  for (const name of ['Salariés actifs', 'Femmes', 'Hommes', 'Arrivées ce mois-ci', 'Sorties ce mois-ci']) {
    await test.step(name, async () => {
      const figure = await figureIn(tile(page, name))
      await tile(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeVisible()
      await expectListOf(page, figure)
      await page.goBack()
    })
  }

  await test.step('the people of a type of contract', async () => {
    const contract = page.getByRole('table', { name: 'Actifs par type de contrat' }).getByRole('row').nth(1)
    const figure = (await contract.getByRole('cell').last().innerText()).trim()
    await contract.getByRole('link').click()
    await expect(page).toHaveURL(/f\.family=/)
    await expectListOf(page, figure)
    await page.goBack()
  })

  const site = page.getByRole('table', { name: 'Par site' }).getByRole('row').nth(1)
  const figure = (await site.getByRole('cell').last().innerText()).trim()
  const name = await site.getByRole('link').innerText()
  await site.getByRole('link').click()
  await expectListOf(page, figure)
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
})

test('a director narrows the figures to one of his sites, and sends them by their address', async ({ page }) => {
  test.slow(true, 'three pages and a look by axe')
  await signIn(page, philippe, indicators)
  const active = await figureIn(tile(page, 'Salariés actifs'))
  await page.getByRole('combobox', { name: 'Site' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/site=/)
  await expect.poll(() => figureIn(tile(page, 'Salariés actifs'))).not.toBe(active)
  const narrowed = await figureIn(tile(page, 'Salariés actifs'))
  await page.getByRole('button', { name: /^Voir les chiffres/ }).click()
  await expect(page.getByRole('region', { name: 'Effectif par semaine' }).getByRole('row')).toHaveCount(27)
  await inspect(page, 'indicators-of-a-site')

  await page.reload()
  await expect(tile(page, 'Salariés actifs')).toContainText(narrowed)
  await tile(page, 'Salariés actifs').click()
  await expectListOf(page, narrowed)
})

test('a team leader without the right on indicators is not offered them', async ({ page }) => {
  await signIn(page, youssef)
  await page.goto(indicators)
  await expect(page).toHaveURL(/\/unauthorized/)
})
