import { expect, type Page, test } from '@playwright/test'
import { fillLogin, inspect, signIn } from './errand.ts'
import { ines, marie } from './people.ts'
import { addressOfEmployee, findEmployee, listedName } from './staff.ts'

const staffList = '/RH/gestion_du_personnel/salaries'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sign-in page fits', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expectNoSideways(page)
    await inspect(page, 'phone-sign-in')
    await fillLogin(page, marie)
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Marie' })).toBeVisible()
    await expectNoSideways(page)
    await inspect(page, 'phone-home')
  })

  test('the menu opens over the page, leads to a page and closes', async ({ page }) => {
    await signIn(page, marie)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await expect(menu).toBeVisible()
    await inspect(page, 'phone-menu')

    await menu.getByRole('button', { name: 'Fermer le menu' }).tap()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await menu.getByRole('link', { name: 'Accueil' }).tap()
    await expect(menu).toBeHidden()
  })

  test('the staff list stands as cards, and a card opens the file', async ({ page, request }) => {
    const first = await findEmployee(request, marie, () => true)
    await signIn(page, marie, staffList)
    const card = page.getByRole('list', { name: 'Salariés' }).getByRole('link', { name: listedName(first) })
    await expect(card).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectNoSideways(page)
    await inspect(page, 'phone-staff-list')

    await card.tap()
    await expect(page).toHaveURL(addressOfEmployee(first.id))
    await expect(page.getByRole('heading', { level: 1, name: listedName(first) })).toBeVisible()
    await expectNoSideways(page)
    await inspect(page, 'phone-file')
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('the menu is shrunk to its icons and opens under the pointer', async ({ page }) => {
    await signIn(page, marie, staffList)
    await expect(page.getByRole('table', { name: 'Salariés' }).getByRole('link').first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(68)
    await expectNoSideways(page)
    await inspect(page, 'tablet-staff-list')

    await menu.hover()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(260)
  })

  test('the tabs of a list are all in sight beside its search', async ({ page }) => {
    await signIn(page, marie, staffList)
    for (const tab of await page.getByRole('tablist', { name: 'Salariés' }).getByRole('tab').all())
      await expect(tab).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  })

  test('who reads only is told so beside the way to the page, not over it', async ({ page, request }) => {
    const someone = await findEmployee(request, ines, () => true)
    await signIn(page, ines, addressOfEmployee(someone.id))
    const way = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    await expect(way.getByText(listedName(someone))).toBeVisible()
    const end = await way
      .getByRole('listitem')
      .evaluateAll(steps => Math.max(...steps.map(step => step.getBoundingClientRect().right)))
    const state = await page.getByText('Lecture seule').boundingBox()
    expect(state?.x).toBeGreaterThan(end)
  })
})

const expectNoSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
