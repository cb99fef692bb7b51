import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { sophie, youssef } from './people.ts'

test('a grower forecasts his harvest with the keys of his keyboard, and sales are planned beside what was sold', async ({
  page,
  browser,
}) => {
  await signIn(page, youssef, '/culture/previsionRecolte')
  const harvest = page.getByRole('table', { name: 'Prévision de récolte' })
  await expect(harvest).toBeVisible()
  await inspect(page, 'harvest-forecast')
  const [first, below] = [harvest.getByRole('textbox').first(), harvest.locator('[data-at^="1 "]').first()]
  await first.fill('640')
  await first.press('Enter')
  await expect(below).toBeFocused()
  await expect(page.getByText(/saisis? à valider/).first()).toBeVisible()

  await page.goto('/culture/previsionAnnuelle')
  await expect(page.getByRole('table', { name: 'Prévision annuelle' })).toBeVisible()
  await inspect(page, 'annual-forecast')

  const office = await browser.newPage()
  await signIn(office, sophie, '/commerce/vente/prevision')
  const sales = office.getByRole('table', { name: 'Prévisions de vente' })
  await expect(sales).toBeVisible()
  await inspect(office, 'sales-forecast')
  await sales.getByRole('link').first().click()
  await expect(office.getByRole('columnheader', { name: 'Écart' })).toBeVisible()
  await inspect(office, 'sales-forecast-of-article')
})
