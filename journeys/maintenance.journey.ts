import { expect, test } from '@playwright/test'
import { fillLogin, inspect, signIn } from './errand.ts'
import { dorian, youssef } from './people.ts'

const farewell = 'Vous avez été déconnecté car une maintenance est en cours.'

test('a developer closes the product: whoever works is signed out with the reason, waits, and comes back by himself', async ({
  browser,
  page: desk,
}) => {
  const greenhouse = await (await browser.newContext()).newPage()
  await greenhouse.clock.install()
  await signIn(greenhouse, youssef)
  await signIn(desk, dorian)
  await desk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Maintenance' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible()
  await inspect(desk, 'maintenances-none')

  await desk.getByRole('button', { name: 'Nouvelle maintenance' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Nouvelle maintenance' })
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill('Mise à jour')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Nous ajoutons les contrats.')
  await inspect(desk, 'maintenance-new')
  await dialog.getByRole('button', { name: 'Créer la maintenance' }).click()
  const confirmation = desk.getByRole('dialog', { name: 'Fermer toute la plateforme maintenant ?' })
  await confirmation.getByRole('textbox', { name: 'Nom' }).fill('Mise à jour')
  await confirmation.getByRole('button', { name: 'Tout fermer' }).click()
  await expect(desk.getByText('En cours', { exact: true })).toBeVisible()

  await expect(greenhouse).toHaveURL(/\/login/)
  await expect(greenhouse.getByText(farewell)).toBeVisible()
  await fillLogin(greenhouse, youssef)
  await greenhouse.goto('/maintenance')
  await expect(greenhouse.getByRole('heading', { level: 1, name: 'Mise à jour' })).toBeVisible()
  await expect(greenhouse.getByText('Nous ajoutons les contrats.')).toBeVisible()

  await desk.getByRole('button', { name: 'Terminer la maintenance' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Terminer la maintenance' }).click()
  await expect(desk.getByText('Terminée', { exact: true })).toBeVisible()
  await inspect(desk, 'maintenances-past')

  await greenhouse.clock.fastForward('00:45')
  await expect(greenhouse).toHaveURL(/\/login/)
  await expect(greenhouse.getByText('La maintenance est terminée, vous pouvez vous reconnecter.')).toBeVisible()
  await greenhouse.context().close()
})

test('a maintenance announced for the next minutes stands above every page, and leaves with it', async ({
  browser,
  page: desk,
}) => {
  const greenhouse = await (await browser.newContext()).newPage()
  await signIn(greenhouse, youssef)
  await signIn(desk, dorian)
  await desk.goto('/sun/development/maintenance')
  await desk.getByRole('button', { name: 'Nouvelle maintenance' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Nouvelle maintenance' })
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill('Sauvegarde')
  const soon = Temporal.Now.zonedDateTimeISO('Europe/Paris').add({ minutes: 10 })
  await dialog.getByRole('textbox', { name: 'Jour du début' }).fill(soon.toPlainDate().toLocaleString('fr-FR'))
  await dialog
    .getByRole('textbox', { name: 'Heure du début' })
    .fill(`${soon.hour}h${String(soon.minute).padStart(2, '0')}`)
  await dialog.getByRole('button', { name: 'Créer la maintenance' }).click()
  await expect(desk.getByText('Prévue', { exact: true })).toBeVisible()

  await greenhouse.reload()
  await expect(greenhouse.getByText(/Maintenance prévue à .*\s: Sauvegarde\. Pensez à enregistrer\./)).toBeVisible()
  await inspect(greenhouse, 'maintenance-announced')

  await desk.getByRole('button', { name: 'Annuler la maintenance' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Annuler la maintenance' }).click()
  await expect(greenhouse.getByText(/Maintenance prévue/)).toBeHidden()
  await greenhouse.context().close()
})
