import { expect, type Page, test } from '@playwright/test'
import type { LayoutOptions } from '#kernel/web/layout-options.ts'
import { chooseInMenuOf, inspect, signIn } from './errand.ts'
import { youssef } from './people.ts'

const staffList = '/RH/gestion_du_personnel/salaries'

test('the dark theme is chosen in the menu of the person and stays after a reload', async ({ page }) => {
  await signIn(page, youssef)
  const light = await backgroundOf(page)
  await chooseInMenuOf(page, youssef, 'Thème sombre')
  await expect.poll(() => backgroundOf(page)).not.toBe(light)
  const dark = await backgroundOf(page)
  await inspect(page, 'dark-home')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()
  expect(await backgroundOf(page)).toBe(dark)
  await chooseInMenuOf(page, youssef, 'Thème clair')
  await expect.poll(() => backgroundOf(page)).toBe(light)
})

const looks: Record<string, Partial<LayoutOptions>> = {
  default: { skin: 'default' },
  bordered: { skin: 'bordered' },
  'semi-dark': { skin: 'semi-dark' },
  plum: { skin: 'semi-dark', accent: 'alternative' },
}

test('every look is legible, in light and in dark', async ({ page }) => {
  test.slow()
  await signIn(page, youssef)
  for (const [look, options] of Object.entries(looks)) {
    for (const mode of ['light', 'dark']) {
      await prefer(page, options, mode)
      await page.goto(staffList)
      await expect(page.getByRole('table', { name: 'Salariés' }).getByRole('link').first()).toBeVisible()
      await inspect(page, `look-${look}-${mode}`)
    }
  }
})

/** As the theme customizer will write it. */
const prefer = (page: Page, options: Partial<LayoutOptions>, mode: string) =>
  page.evaluate(
    ([layout, chosenMode]) => {
      localStorage.setItem('prefs.layout', layout)
      localStorage.setItem('prefs.mode', chosenMode)
    },
    [JSON.stringify(options), mode] as const,
  )

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
