import { expect, test } from '@playwright/test'
import { chooseInMenuOf, inspect, signIn } from './errand.ts'
import { paul, sophie, youssef } from './people.ts'

test('Youssef lends Paul a right for his holidays and takes it back; the journal has both', async ({
  page,
  browser,
}) => {
  test.slow(true, 'three people and two looks by axe')
  const context = await browser.newContext()
  const colleague = await context.newPage()
  const line = colleague.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await signIn(colleague, paul)
  await line
  const menu = colleague.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: /^RH/ })).toHaveCount(0)

  await signIn(page, youssef, '/sun/user/profile')
  await page.getByRole('button', { name: 'Déléguer un droit' }).click()
  const form = page.getByRole('dialog', { name: 'Déléguer mes droits à un collègue' })
  await form.getByRole('combobox', { name: 'Collègue' }).pressSequentially('petit')
  await page.getByRole('option', { name: 'Paul Petit' }).click()
  await form.getByRole('combobox', { name: 'Droits à déléguer' }).click()
  await page.getByRole('option', { name: /^Postes / }).click()
  await form.getByLabel('Motif').fill('Congés de décembre')
  await inspect(page, 'right-lent')
  await form.getByRole('button', { name: 'Déléguer', exact: true }).click()

  await expect(page.getByText('Vos droits sont délégués.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Postes' })).toContainText(/En cours.*à Paul Petit/)
  await menu.getByRole('button', { name: /^RH/ }).click()
  await menu.getByRole('button', { name: 'Gestion du personnel' }).click()
  await expect(menu.getByRole('link', { name: 'Postes' })).toBeVisible()

  await page.getByRole('button', { name: 'Retirer la délégation de Postes : Paul Petit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la délégation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Postes' })).toContainText('Retirée')
  await expect(menu.getByRole('link', { name: 'Postes' })).toHaveCount(0)
  await context.close()

  await chooseInMenuOf(page, youssef, 'Déconnexion')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, sophie, '/administration/journal?f.table=platform.right_delegation')
  await expect(page.getByRole('row', { name: /Youssef Benali.*Création.*Droit prêté/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Youssef Benali.*Modification.*Droit prêté.*Retrait/ })).toBeVisible()
  await inspect(page, 'journal-of-a-loan')
})
