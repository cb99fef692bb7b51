import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'

const inDays = (days: number) =>
  Temporal.Now.plainDateISO('Europe/Paris')
    .add({ days })
    .toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })

test('Marie hires somebody for his next season: the rules speak, the document is made, the signed copy is joined', async ({
  page,
}) => {
  test.slow(true, 'a wizard of two steps and five looks by axe')
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries?tab=between_seasons')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Contrats' }).click()
  await page.getByRole('link', { name: 'Reprendre le dernier contrat' }).click()

  await test.step('what the last contract said stands there; a trial that is too long is told beside its field', async () => {
    await expect(page.getByRole('combobox', { name: /^Type de contrat/ })).toContainText('CDD saisonnier')
    await page.getByRole('textbox', { name: /^Date d’embauche/ }).fill(inDays(20))
    await page.getByRole('textbox', { name: /^Fin prévue/ }).fill(inDays(110))
    await page.getByRole('textbox', { name: /^Fin de la période d’essai/ }).fill(inDays(60))
    await expect(page.getByText(/^Période d’essai trop longue/).first()).toBeVisible()
    await inspect(page, 'contract-terms')
    await page.getByRole('button', { name: /^Proposer le/ }).click()
    await expect(page.getByText(/^Période d’essai trop longue/)).toHaveCount(0)
    await page.getByRole('textbox', { name: /^Motif précis/ }).fill('Récolte des tomates sous serre')
    await expect(page.getByText('Aucune règle ne s’oppose à ce contrat.')).toBeVisible()
    await page.getByRole('button', { name: 'Étape suivante' }).click()
  })

  await test.step('with its document it is saved in four steps, then stands in the file', async () => {
    await page.getByRole('combobox', { name: /^Modèle du contrat/ }).click()
    await page.getByRole('option').last().click()
    await inspect(page, 'contract-details')
    await page.getByRole('button', { name: 'Enregistrer et générer' }).click()
    await expect(page.getByRole('log')).toContainText('enregistré')
    await expect(page.getByText('À signer')).toBeVisible()
    await inspect(page, 'contract-in-file')
  })

  await test.step('the copy that both signed by hand signs it', async () => {
    await page.getByRole('button', { name: 'Joindre une copie signée' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Joindre une copie signée' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 signé') })
    await inspect(page, 'contract-signed-copy')
    await dialog.getByRole('button', { name: 'Joindre une copie signée' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Joindre une copie signée' })).toHaveCount(0)
  })

  await test.step('a leave is written in the life of the contract', async () => {
    const life = page.getByRole('region', { name: /^Vie du contrat/ }).first()
    await life.getByRole('button', { name: 'Suspension' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspension' })
    await dialog.getByRole('combobox', { name: /^Motif/ }).fill('Congé non')
    await page.getByRole('option', { name: 'Congé non rémunéré' }).click()
    await dialog.getByRole('textbox', { name: /^Début/ }).fill(inDays(40))
    await dialog.getByRole('textbox', { name: /^Fin/ }).fill(inDays(45))
    await inspect(page, 'contract-suspension')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(life.getByText('Congé non rémunéré')).toBeVisible()
    await inspect(page, 'contract-life')
  })

  await test.step('the list of contracts finds it among those to come', async () => {
    await page.goto('/RH/gestion_du_personnel/contrats?tab=upcoming')
    await expect(page.getByRole('table', { name: 'Contrats' }).getByText('Signé').first()).toBeVisible()
    await inspect(page, 'contracts')
  })
})
