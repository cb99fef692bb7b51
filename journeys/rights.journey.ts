import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { rightsCalls } from '#platform/rights/rights.calls.ts'
import { speakAs } from './api.ts'
import { escape, inspect, signIn } from './errand.ts'
import { leila, marie, philippe, sophie } from './people.ts'

const service = 'Culture Serre Nord'

test('an administrator raises a right of a service; the menu of a colleague shows the page within two seconds', async ({
  page,
  browser,
  request,
}) => {
  const companyId = await findCompany(request)
  const context = await browser.newContext()
  const colleague = await context.newPage()
  const line = colleague.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await signIn(colleague, leila)
  await line
  const menu = colleague.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: /^RH/ }).click()
  await menu.getByRole('button', { name: 'Gestion du personnel' }).click()
  await expect(menu.getByRole('link', { name: 'Salariés' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Mutuelles' })).toHaveCount(0)

  await signIn(page, sophie, `${addressOf(companyId)}?elements=mutuelles`)
  await expect(cellOf(page, 'Mutuelles')).toBeVisible()
  await inspect(page, 'rights-of-services')
  await cellOf(page, 'Mutuelles').click()
  await page.getByRole('menuitemradio', { name: 'Lecture' }).click()
  await expect(cellOf(page, 'Mutuelles')).toContainText('Lecture')
  await page.getByRole('button', { name: 'Vérifier 1 modification' }).click()
  const review = page.getByRole('dialog', { name: '1 modification avant' })
  await expect(review.getByText('Personne ne perd de droit.')).toBeVisible()
  await expect(review.getByRole('region', { name: service })).toContainText(/Mutuelles.*Lecture/)
  await inspect(page, 'rights-difference')

  await review.getByRole('button', { name: 'Enregistrer 1 modification' }).click()

  await expect(menu.getByRole('link', { name: 'Mutuelles' })).toBeVisible()
  await expect(page.getByText('Les droits sont enregistrés.')).toBeVisible()
  await context.close()
})

test('who saves after somebody else sees both changes and chooses cell by cell', async ({ page, request }) => {
  const companyId = await findCompany(request)
  await signIn(page, sophie, `${addressOf(companyId)}?elements=salaries`)
  await cellOf(page, 'Salariés').click()
  await page.getByRole('menuitemradio', { name: 'Gestion' }).click()

  await raiseMeanwhile(request, companyId, 'rh/gestion_du_personnel/salaries', 2)
  await page.getByRole('button', { name: /^Vérifier/ }).click()

  const conflict = page.getByRole('dialog', { name: /a changé pendant que vous la modifiiez/ })
  await expect(conflict.getByText(/Philippe Gaudin/)).toBeVisible()
  await expect(conflict.getByRole('button', { name: 'Le mien Gestion' })).toHaveAttribute('aria-pressed', 'true')
  await inspect(page, 'rights-conflict')
  await conflict.getByRole('button', { name: 'Le sien Écriture' }).click()
  await conflict.getByRole('button', { name: 'Continuer avec ces choix' }).click()

  await expect(conflict).toBeHidden()
  await expect(cellOf(page, 'Salariés')).toContainText('Écriture')
  await expect(page.getByRole('button', { name: 'Vérifier les modifications' })).toBeDisabled()
})

test('with the keyboard alone: find, open, set, apply below, take back, check and leave', async ({ page, request }) => {
  const companyId = await findCompany(request)
  await signIn(page, sophie, addressOf(companyId))
  const grid = page.getByRole('treegrid', { name: 'Droits par service' })
  await expect(grid).toBeVisible()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('salaries')
  await expect(grid.getByRole('rowheader', { name: 'Salariés' })).toBeVisible()
  await tabInto(page, grid)

  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(cellOf(page, 'Salariés')).toBeFocused()
  await page.keyboard.press('3')
  await page.keyboard.press('Control+Enter')
  await expect(cellOf(page, 'Rémunération')).toContainText('Modifiable')
  await page.keyboard.press('Control+z')
  await expect(cellOf(page, 'Rémunération')).toContainText('Masqué')
  await page.keyboard.press('Space')
  await expect(page.getByRole('menuitemradio', { name: 'Gestion' })).toBeFocused()
  await inspect(page, 'rights-menu-of-a-cell')
  await page.keyboard.press('Escape')
  await expect(cellOf(page, 'Salariés')).toBeFocused()
  await page.keyboard.press('End')
  await expect(
    grid
      .getByRole('row', { name: /Salariés/ })
      .getByRole('gridcell')
      .last(),
  ).toBeFocused()
  await page.keyboard.press('Home')
  await expect(grid.getByRole('rowheader', { name: 'Salariés' })).toBeFocused()

  await page.getByRole('button', { name: 'Vérifier 1 modification' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Enregistrer 1 modification' })).toBeEnabled()
  await escape(page)
  await page.getByRole('link', { name: 'Utilisateurs' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Quitter la page ?' })).toBeVisible()
})

test('a right is explained: what gives it, what bounds it, where it counts', async ({ page, request }) => {
  const companyId = await findCompany(request)
  const admin = await speakAs(request, sophie)
  const people = await admin.call(rightsCalls.getPeopleOfMatrix, { search: marie.name })
  await signIn(page, sophie, `${addressOf(companyId)}?elements=salaries&person=${people[0]?.id}`)
  await cellOf(page, 'Salariés').focus()

  await page.getByRole('button', { name: 'Expliquer ce droit' }).click()

  const explanation = page.getByRole('dialog', { name: 'Expliquer ce droit' })
  await expect(explanation.getByText(/^Marie Caron a « .* » sur Salariés/)).toBeVisible()
  await expect(explanation.getByRole('heading', { name: 'Sociétés où il compte' })).toBeVisible()
  await inspect(page, 'rights-explained')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one column stands at a time, chosen by its name', async ({ page, request }) => {
    const companyId = await findCompany(request)
    await signIn(page, sophie, `${addressOf(companyId)}?elements=salaries`)
    const grid = page.getByRole('treegrid')
    await expect(grid.getByRole('columnheader')).toHaveText(['Éléments', service])

    await page.getByRole('combobox', { name: 'Colonne' }).tap()
    await page.getByRole('option', { name: 'Direction' }).tap()

    await expect(grid.getByRole('columnheader')).toHaveText(['Éléments', 'Direction'])
    await cellOf(page, 'Salariés').tap()
    await expect(page.getByRole('menuitemradio', { name: 'Gestion' })).toBeVisible()
    const heightOfChoice = async () =>
      (await page.getByRole('menuitemradio', { name: 'Gestion' }).boundingBox())?.height
    await expect.poll(heightOfChoice).toBeGreaterThanOrEqual(44)
    await inspect(page, 'phone-rights')
  })
})

/** The company of Leïla's service. Asked in Sophie's name, before her browser signs in. */
async function findCompany(request: APIRequestContext) {
  const admin = await speakAs(request, sophie)
  const companies = await admin.call(rightsCalls.getRightsOfCompanies, {})
  return companies.find(({ name }) => name === 'Serres du Val de Loire')?.scopeId ?? ''
}

const addressOf = (companyId: string) => `/administration/companies/${companyId}`

/** Of the first column, which is the service. */
const cellOf = (page: Page, element: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: element, exact: true }) })
    .getByRole('gridcell')
    .first()

async function raiseMeanwhile(request: APIRequestContext, companyId: string, path: string, value: number) {
  const manager = await speakAs(request, philippe)
  const services = await manager.call(rightsCalls.getRightsOfServices, { companyId })
  const elements = await manager.call(rightsCalls.getMatrixElements, {})
  const found = services.find(({ name }) => name === service)
  const element = elements.find(known => known.path === path)
  const changes = [{ elementId: element?.id ?? 0, value }]
  await manager.call(rightsCalls.editRightsOfService, {
    scopeId: found?.scopeId ?? '',
    version: found?.version ?? null,
    changes,
  })
}

async function tabInto(page: Page, grid: ReturnType<Page['getByRole']>) {
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    if ((await grid.locator(':focus').count()) > 0) return
  }
  throw new Error('Tab never leads into the grid')
}
