import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie, sophie } from './people.ts'

test('Marie declares a hiring before it begins: five steps, a receipt, and one less to do', async ({ page }) => {
  test.slow(true, 'an organism is waited for, and four looks by axe')
  await signIn(page, marie, '/RH/gestion_du_personnel/dpae')
  const ready = page.getByRole('row').filter({ hasText: 'Prête' }).filter({ hasText: 'reste' }).first()
  await expect(ready).toBeVisible()
  await inspect(page, 'dpae-list')
  await ready.getByRole('link').first().click()

  await test.step('the file says how long is left, and sends the declaration', async () => {
    await expect(page.getByRole('tab', { name: 'DPAE', selected: true })).toBeVisible()
    await inspect(page, 'dpae-in-file')
    await page.getByRole('button', { name: 'Envoyer la DPAE' }).click()
    const steps = page.getByRole('list', { name: 'Transmission' })
    await expect(steps.getByText('Faite')).toHaveCount(5)
    await expect(page.getByText(/^SIMU-/)).toBeVisible()
    await inspect(page, 'dpae-accepted')
  })

  await test.step('its summary is a PDF', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Récapitulatif' }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^DPAE SIMU-.*\.pdf$/)
  })
})

test('Sophie tests the account by which a company declares', async ({ page }) => {
  await signIn(page, sophie, '/administration/configuration')
  await page.getByText('Comptes MSA').first().click()
  const sheet = page.getByRole('dialog', { name: 'Comptes MSA' })
  await sheet.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option', { name: 'Serres du Val de Loire' }).click()
  await sheet.getByRole('button', { name: 'Tester la connexion' }).click()
  await expect(sheet.getByText('L’organisme répond : ce compte est reconnu.')).toBeVisible()
  await inspect(page, 'dpae-account')
})
