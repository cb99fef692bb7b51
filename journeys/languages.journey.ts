import { expect, type Page, test } from '@playwright/test'
import { usersCalls } from '#platform/users/users.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { youssef } from './people.ts'
import { addressOfEmployee, findEmployee, listedName } from './staff.ts'

const staffList = '/RH/gestion_du_personnel/salaries'

/** The account keeps the last language chosen. */
test.afterEach(async ({ request }) => {
  const api = await speakAs(request, youssef)
  await api.call(usersCalls.setLanguage, { language: 'fr' })
})

test('Arabic mirrors every page, and stays after a reload', async ({ page, request }) => {
  const somebody = await findEmployee(request, youssef, () => true)
  await signIn(page, youssef)
  await expectMenuAt(page, 'left')

  await page.getByRole('button', { name: 'Langue' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expectArabic(page)
  await expectMenuAt(page, 'right')
  await inspect(page, 'arabic-home')

  await page.reload()
  await expectArabic(page)
  await expectMenuAt(page, 'right')

  await page.goto(staffList)
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await inspect(page, 'arabic-staff-list')

  await page.goto(addressOfEmployee(somebody.id))
  await expect(page.getByRole('heading', { level: 1, name: listedName(somebody) })).toBeVisible()
  await inspect(page, 'arabic-file')
})

test('the language of an account follows it to another browser', async ({ page, browser }) => {
  await signIn(page, youssef)
  const saved = page.waitForResponse(/\/api\/user\/setLanguage/)
  await page.getByRole('button', { name: 'Langue' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await saved

  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await signIn(otherPage, youssef)
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'es')
  await inspect(otherPage, 'spanish-home')
  await elsewhere.close()
})

for (const [language, direction, name] of [
  ['en', 'ltr', 'English'],
  ['es', 'ltr', 'Español'],
  ['ar', 'rtl', 'العربية'],
] as const) {
  test(`somebody who reads ${name} signs in with words he knows`, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByText('Se connecter')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible()
    await inspect(page, `sign-in-${language}`)
  })
}

async function expectArabic(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: /Youssef/ })).toBeVisible()
  await expect(page.getByText('Bonjour')).toHaveCount(0)
}

/** Which side of the window the menu stands on. */
async function expectMenuAt(page: Page, side: 'left' | 'right') {
  const menu = page.getByRole('navigation').first()
  await expect
    .poll(async () => {
      const box = await menu.boundingBox()
      return box && (box.x === 0 ? 'left' : 'right')
    })
    .toBe(side)
}
