import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'

test('Marie brings the draft of next year to its hours with her keyboard and hands it on', async ({ page }) => {
  const year = Temporal.Now.plainDateISO().year + 1
  await signIn(page, marie, `/RH/tempsTravail/planningAnnuel?annee=${year}`)
  const draft = page.getByRole('region').filter({ hasText: 'Brouillon' })
  await expect(draft).toBeVisible()
  await expect(page.getByRole('table', { name: 'Personnes du programme' })).toBeVisible()
  await inspect(page, 'annual-programs')

  await draft.getByRole('gridcell').first().click()
  await page.keyboard.press('Shift+End')
  await draft.getByRole('button', { name: 'Répartir l’écart ici' }).click()
  await expect(draft.getByText('Durée atteinte')).toBeVisible()
  await draft.getByRole('button', { name: 'Enregistrer' }).click()
  await draft.getByRole('button', { name: 'Soumettre' }).click()
  await expect(page.getByText('À publier')).toHaveCount(2)

  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'annual-programs-phone')
})
