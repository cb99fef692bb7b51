import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { camille, leila, paul, sophie, youssef } from './people.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const greenhouse = [
  'Prénom\tNom\tAdresse mail\tPoste',
  ...Array.from({ length: 38 }, (_, n) => `Saison${n}\tVerger\tsaison${n}@val-de-loire.example\tCueilleur`),
  'Double\tVerger\tsaison0@val-de-loire.example\tCueilleur',
  'Marie\tCaron\trh@val-de-loire.example\t',
  'Sans\tAdresse\t\tCueilleur',
].join('\n')

test('an administrator invites a whole season pasted from her spreadsheet, and mends what was refused', async ({
  page,
}) => {
  await signIn(page, sophie, '/administration/users')
  await expect(row(page, 'Benali Youssef')).toContainText('Responsable de service')
  await inspect(page, 'people-of-a-client')
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  const inviting = dialog(page, 'Inviter dans ce client')
  await expect(inviting.getByLabel('Prénom')).toBeFocused()
  await inspect(page, 'invite-one')
  await inviting.getByRole('tab', { name: 'Plusieurs personnes' }).click()
  await inviting.getByRole('textbox', { name: 'Une personne par ligne' }).fill(greenhouse)
  await inviting.getByRole('checkbox', { name: 'Culture Serre Sud' }).check()
  await expect(inviting.getByText('2 lignes ne partiront pas')).toBeVisible()
  await inspect(page, 'invite-many')

  await inviting.getByRole('button', { name: 'Inviter 39 personnes' }).click()

  await expect(inviting.getByText('38 personnes invitées. 2 lignes restent à corriger.')).toBeVisible({
    timeout: 40_000,
  })
  await expect(inviting.getByRole('row').filter({ hasText: 'rh@val-de-loire.example' })).toContainText('Refusé')
  await expect(inviting.getByText('En double')).toBeVisible()
  await inspect(page, 'invite-many-told')
  await inviting.getByRole('button', { name: 'Corriger les 2 lignes restantes' }).click()
  const left = inviting.getByRole('textbox', { name: 'Une personne par ligne' })
  await expect(left).toHaveValue('Marie\tCaron\trh@val-de-loire.example\t\nSans\tAdresse\t\tCueilleur')
  await left.fill('Sans\tAdresse\tsans.adresse@val-de-loire.example\tCueilleur')
  await inviting.getByRole('button', { name: 'Inviter 1 personne' }).click()
  await expect(inviting.getByText('1 personne invitée.')).toBeVisible()
  await inviting.getByRole('button', { name: 'Fermer' }).last().click()

  await page.getByRole('tab', { name: /^Invités \(39\)/ }).click()
  await expect(page).toHaveURL(/tab=invited/)
  await page.getByRole('searchbox').fill('saison7')
  await expect(row(page, 'Verger Saison7')).toContainText('Culture Serre Sud')
})

test('an administrator puts somebody into a service, makes her manager there, and the end of her access', async ({
  page,
}) => {
  await signIn(page, sophie, '/administration/users?search=haddad')
  await row(page, 'Haddad Leïla').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leïla Haddad' })).toBeVisible()
  const greenhouses = page.getByRole('region', { name: 'Serres du Val de Loire', exact: true })
  const managing = page.getByText('Responsable de service', { exact: true })
  const before = await managing.count()

  const belongs = greenhouses.getByRole('checkbox', { name: 'Culture Serre Sud' })
  const manages = greenhouses.getByRole('switch', { name: 'Responsable du service Culture Serre Sud' })
  await belongs.click()
  await expect(belongs).toBeChecked()
  await manages.click()
  await expect(manages).toBeChecked()
  await expect(managing.first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Dernier jour (facultatif)' }).fill('31/12/2030')
  await page.getByRole('button', { name: 'Enregistrer l’accès' }).click()
  await expect(page.getByText('L’accès est à jour.')).toBeVisible()
  await inspect(page, 'person-of-a-client')

  await page.reload()
  await expect(manages).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Dernier jour (facultatif)' })).toHaveValue('31/12/2030')
  await belongs.click()
  await expect(belongs).not.toBeChecked()
  await expect(managing).toHaveCount(before)
  await page.getByRole('textbox', { name: 'Dernier jour (facultatif)' }).fill('')
  await page.getByRole('button', { name: 'Enregistrer l’accès' }).click()
  await expect(page.getByText('L’accès est à jour.').last()).toBeVisible()
})

test('the manager of a service sees his people alone, invites one by the keyboard, and nobody else opens his page', async ({
  page,
}) => {
  await signIn(page, youssef)
  await page.getByRole('banner').getByRole('button', { name: 'Mes équipes' }).click()
  await page.goto('/sun/management/users')
  await expect(row(page, `${leila.name} ${leila.firstname}`)).toBeVisible()
  await expect(row(page, `${sophie.name} ${sophie.firstname}`)).toHaveCount(0)
  await inspect(page, 'own-team')
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  const inviting = dialog(page, 'Inviter dans ce client')
  await expect(inviting.getByRole('checkbox', { name: 'Culture Serre Nord' })).toBeChecked()
  await inviting.getByLabel('Prénom').click()
  for (const word of ['Omar', 'Saïd', 'omar.said@val-de-loire.example']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(inviting.getByText('Omar Saïd est invité : un mail lui est parti.')).toBeVisible()
  await expect(inviting.getByLabel('Prénom')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Saïd Omar')).toContainText('Invité')
})

test('who manages nobody is refused the page of managers', async ({ page }) => {
  await signIn(page, paul)
  await page.goto('/sun/management/users')
  await expect(page).toHaveURL(/\/unauthorized/)
})

test('a super administrator closes an account and opens it again', async ({ page }) => {
  await signIn(page, camille, '/sun/administration/users?search=petit+paul')
  await expect(row(page, 'Petit Paul')).toContainText('Ouvert')
  await inspect(page, 'accounts')
  await row(page, 'Petit Paul').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paul Petit' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Sessions/ })).toBeVisible()
  await inspect(page, 'account')

  await page.getByRole('button', { name: 'Fermer le compte' }).click()
  await dialog(page, 'Fermer 1 compte').getByRole('button', { name: 'Fermer le compte' }).click()
  await expect(page.getByText('Terminé : 1 sur 1.')).toBeVisible()
  await dialog(page, 'Fermer 1 compte').getByRole('button', { name: 'Fermer' }).last().click()
  await page.getByRole('button', { name: 'Rouvrir le compte' }).click()
  await expect(page.getByText('Le compte est rouvert.')).toBeVisible()
})
