import { expect, type Page, test } from '@playwright/test'
import { shortcutsCalls } from '#platform/shortcuts/shortcuts.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { leila, paul, philippe, sophie } from './people.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions pour ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('an administrator opens a company, fills its service, then moves everybody and archives it', async ({ page }) => {
  await signIn(page, sophie, '/administration/accueil')
  await expect(page.getByRole('link', { name: /^Personnes actives/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Dernières modifications' }).getByRole('listitem').first(),
  ).toBeVisible()
  await inspect(page, 'client-home')
  await page.getByRole('link', { name: /^Sociétés en activité/ }).click()
  await expect(card(page, 'Serres du Val de Loire')).toContainText('Culture Serre Nord')
  await inspect(page, 'companies')

  await page.getByRole('button', { name: 'Nouvelle société' }).click()
  const sheet = dialog(page, 'Nouvelle société')
  await sheet.getByLabel(/^Nom/).fill('Pépinières du Thouet')
  await sheet.getByRole('textbox', { name: 'SIREN' }).fill('732 829 320')
  await sheet.getByRole('radio', { name: 'Prune' }).check()
  await inspect(page, 'company-form')
  await sheet.getByRole('button', { name: 'Créer la société' }).click()
  await expect(card(page, 'Pépinières du Thouet')).toContainText('SIREN 732 829 320')
  await card(page, 'Pépinières du Thouet').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pépinières du Thouet' })).toBeVisible()

  await page.getByRole('button', { name: 'Nouveau service' }).first().click()
  await dialog(page, 'Nouveau service')
    .getByLabel(/^Nom du service/)
    .fill('Semis')
  await dialog(page, 'Nouveau service').getByRole('button', { name: 'Créer le service' }).click()
  await row(page, 'Semis').getByRole('link').click()
  await page.getByRole('button', { name: 'Ajouter des personnes' }).first().click()
  const adding = dialog(page, 'Ajouter au service Semis')
  await adding.getByRole('combobox', { name: 'Rechercher une personne' }).fill('haddad')
  await page.getByRole('option', { name: /Haddad/ }).click()
  await inspect(page, 'add-people-to-service')
  await adding.getByRole('button', { name: 'Ajouter 1 personne' }).click()
  await expect(row(page, `${leila.name} ${leila.firstname}`)).toContainText('Membre')
  await choose(page, `${leila.name} ${leila.firstname}`, 'Nommer responsable')
  await expect(row(page, `${leila.name} ${leila.firstname}`)).toContainText('Responsable')
  await inspect(page, 'service')
  await page.getByRole('tab', { name: 'Droits' }).click()
  await expect(page.getByRole('button', { name: 'Historique' })).toBeVisible()

  await choose(page, 'Semis', 'Archiver')
  const archiving = dialog(page, 'Archiver « Semis » ?')
  await archiving.getByRole('combobox', { name: /Déplacer vers/ }).fill('Maintenance')
  await page.getByRole('option', { name: 'Maintenance (Serres du Val de Loire)' }).click()
  await inspect(page, 'archive-service')
  await archiving.getByRole('button', { name: 'Déplacer la personne et archiver' }).click()
  await expect(page.getByRole('tab', { name: 'Archivés (1)' })).toBeVisible()
  await page.goto('/administration/companies')
  await choose(page, 'Pépinières du Thouet', 'Archiver')
  await dialog(page, /^Archiver/)
    .getByRole('button', { name: 'Archiver' })
    .click()
  await expect(page.getByRole('tab', { name: 'Archivées (1)' })).toBeVisible()
})

test('the journal of changes tells in words who did it, and keeps its filters in the address', async ({
  page,
  request,
}) => {
  const api = await speakAs(request, sophie)
  const { id } = await api.call(shortcutsCalls.createShortcut, {
    label: 'Marée',
    icon: 'info',
    url: '/dashboard',
    ShortcutType: 2,
    services: [],
  })
  await api.call(shortcutsCalls.deleteShortcut, { id })
  await signIn(page, sophie, '/administration/accueil')
  await page.getByRole('main').getByRole('link', { name: 'Journal des modifications' }).click()
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('combobox', { name: 'Qui' }).fill('lemaire')
  await page.getByRole('option', { name: /Lemaire Sophie/ }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/f\.user=/)
  await expect(row(page, 'Sophie Lemaire').filter({ hasText: 'Suppression' }).first()).toContainText('Raccourci')
  await inspect(page, 'journal-of-changes')
  await page.reload()
  await expect(row(page, 'Sophie Lemaire').first()).toBeVisible()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter toute la liste (CSV)' }).click()
  await file
  await page.getByRole('tab', { name: 'Extractions' }).click()
  await expect(row(page, 'Journal des modifications').first()).toContainText('Personne\u00a0: Sophie Lemaire')
  await inspect(page, 'lists-taken-away')
})

test('an administrator lays a shortcut before a service and puts it first by the keyboard', async ({ page }) => {
  await signIn(page, sophie, '/administration/raccourcis')
  await page.getByRole('button', { name: 'Nouveau raccourci' }).click()
  const sheet = dialog(page, 'Nouveau raccourci')
  await sheet.getByLabel('Libellé').fill('Cours du marché')
  await sheet.getByLabel('Adresse').fill('https://rnm.franceagrimer.fr')
  await sheet.getByRole('radio', { name: 'Graphique' }).check()
  await sheet.getByLabel('Libellé').hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await inspect(page, 'shortcut-form')
  await sheet.getByRole('button', { name: 'Créer le raccourci' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Cours du marché' })
  await expect(line).toContainText('Visible par personne')
  await inspect(page, 'shortcuts')

  const handle = page.getByRole('button', { name: 'Déplacer « Cours du marché »' })
  await handle.focus()
  for (const place of [3, 2, 1]) {
    const kept = page.waitForResponse(/shortcuts\/order/)
    await page.keyboard.press('ArrowUp')
    await kept
    await expect(page.getByText(`« Cours du marché » est en position ${place} sur 4.`)).toBeAttached()
  }
  await page.reload()
  await expect(page.getByRole('list', { name: 'Raccourcis' }).getByRole('listitem').first()).toContainText(
    'Cours du marché',
  )
  await choose(page, 'Cours du marché', 'Supprimer le raccourci')
  await dialog(page, /^Supprimer/)
    .getByRole('button', { name: 'Supprimer le raccourci' })
    .click()
  await expect(page.getByText('Le raccourci « Cours du marché » est supprimé.')).toBeVisible()
})

test('the manager of a company looks after his services alone, and nobody else enters', async ({ page }) => {
  await signIn(page, philippe, '/sun/management/services')
  await expect(card(page, 'Serres du Val de Loire')).toBeVisible()
  await expect(card(page, 'Val de Loire Conditionnement')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nouvelle société' })).toHaveCount(0)
  await inspect(page, 'own-companies')
  await card(page, 'Serres du Val de Loire')
    .getByRole('link', { name: /Culture Serre Nord/ })
    .click()
  await expect(row(page, `${leila.name} ${leila.firstname}`)).toBeVisible()
  await inspect(page, 'own-service')
  await page.goto('/sun/management/services/0198a000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL(/\/error-404/)

  await page.context().clearCookies()
  await signIn(page, paul)
  await page.goto('/sun/management/services')
  await expect(page).toHaveURL(/\/unauthorized/)
})
