import { expect, test } from '@playwright/test'
import { escape, inspect, signIn } from './errand.ts'
import { youssef, marie } from './people.ts'
import { addressOfEmployee, findEmployee, hurried, listedName } from './staff.ts'

test('the search of the bar opens by its keys and leads to a page, then to somebody of the staff', async ({
  page,
  request,
}) => {
  const { firstname, name, id } = await findEmployee(request, marie, row => row.status === 'active')
  await signIn(page, marie)
  await page.keyboard.press('Control+Shift+Slash')
  const search = page.getByRole('dialog', { name: 'Rechercher dans Sillon' })
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()

  await field.pressSequentially('salari')
  await expect(search.getByRole('option', { name: /^Salariés/ })).toBeVisible()
  await inspect(page, 'search')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeVisible()

  await page.keyboard.press('Control+Shift+Slash')
  await field.fill(hurried(`${name} ${firstname}`))
  await search
    .getByRole('option', { name: `${firstname} ${name}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: listedName({ firstname, name }) })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(addressOfEmployee(id).slice(0, 20))

  await page.keyboard.press('Control+Shift+Slash')
  await escape(page)
  await expect(search).toBeHidden()
})

test('a shortcut of the service opens beside, a favourite comes first, an action says that it is done', async ({
  page,
  context,
}) => {
  await context.route('https://meteofrance.com/**', route => route.fulfill({ body: 'Beau temps' }))
  await signIn(page, youssef)
  await page.getByRole('banner').getByRole('button', { name: 'Raccourcis' }).click()
  const shortcuts = page.getByRole('dialog', { name: 'Raccourcis' })
  await shortcuts.getByRole('button', { name: 'Garder « Ouvrir le portail » en tête' }).click()
  await expect(shortcuts.getByRole('listitem').first()).toContainText('Ouvrir le portail')
  await inspect(page, 'shortcuts')

  const beside = context.waitForEvent('page')
  await shortcuts.getByRole('button', { name: /^Météo agricole/ }).click()
  await expect((await beside).locator('body')).toHaveText('Beau temps')
  await (await beside).close()

  await page.getByRole('banner').getByRole('button', { name: 'Raccourcis' }).click()
  await shortcuts.getByRole('button', { name: /^Ouvrir le portail/ }).click()
  await expect(page.getByRole('log')).toContainText('Action effectuée')
})

test('what was typed and not saved is offered again after the session was lost', async ({ page }) => {
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries')
  await page.getByRole('button', { name: 'Nouveau salarié' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau salarié' })
  const kept = page.waitForResponse(
    response => /user\/drafts\//.test(response.url()) && response.request().method() === 'PUT',
  )
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill('Semeur')
  await kept

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/login')
  await signIn(page, marie)
  await page.getByRole('link', { name: /^Salariés Commencé/ }).click()
  await page.getByRole('button', { name: 'Nouveau salarié' }).click()
  await dialog.getByRole('button', { name: 'Reprendre la saisie' }).click()

  await expect(dialog.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Semeur')
})
