import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'
import { addressOfEmployee, findEmployee, hurried, listedName, openStaffList, rowName, searchBox } from './staff.ts'

test('an HR user finds somebody by a piece of his name typed without accents, and corrects his phone', async ({
  page,
  request,
}) => {
  const accented = await findEmployee(request, marie, ({ name, can }) => /\P{ASCII}/u.test(name) && can.edit)
  await signIn(page, marie)
  await openStaffList(page)
  await expect(page.getByRole('table', { name: 'Salariés' })).toBeVisible()
  await inspect(page, 'staff-list')

  await searchBox(page).fill(hurried(accented.name.slice(1)))
  await page.getByRole('link', { name: rowName(accented) }).click()
  await expect(page.getByRole('heading', { level: 1, name: listedName(accented) })).toBeVisible()
  await inspect(page, 'employee-file')

  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier le dossier' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Portable/ }).fill('06 45 71 23 98')
  await inspect(page, 'employee-edition')
  await page.getByRole('button', { name: 'Enregistrer le dossier' }).click()

  await expect(page.getByRole('log')).toContainText('est enregistré')
  await expect(page.getByRole('link', { name: '06.45.71.23.98' })).toHaveAttribute('href', 'tel:+33645712398')
})

test('an HR user archives somebody, finds him among the archived and takes him back', async ({ page, request }) => {
  const leaving = await findEmployee(request, marie, ({ can }) => can.archive)
  await signIn(page, marie)
  await page.goto(addressOfEmployee(leaving.id))

  await page.getByRole('button', { name: 'Archiver' }).click()
  await expect(page.getByRole('log')).toContainText('est archivé')
  const takeBack = page.getByRole('button', { name: 'Réactiver' })
  await expect(takeBack).toBeVisible()
  await inspect(page, 'employee-archived')

  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Salariés' }).click()
  await searchBox(page).fill(hurried(leaving.name))
  await page.getByRole('tab', { name: /^Archivés/ }).click()
  await page.getByRole('link', { name: rowName(leaving) }).click()
  await takeBack.click()

  await expect(page.getByRole('log')).toContainText('est de nouveau actif')
  await expect(page.getByRole('button', { name: 'Archiver' })).toBeVisible()
})

test('somebody who seems known already is offered before anybody is written, then created as another', async ({
  page,
  request,
}) => {
  const known = await findEmployee(request, marie, ({ can, company }) => can.edit && company !== null)
  await signIn(page, marie)
  await openStaffList(page)
  await page.getByRole('button', { name: 'Nouveau salarié' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau salarié' })
  await dialog.getByRole('combobox', { name: /^Civilité/ }).click()
  await page.getByRole('option', { name: known.sex === 1 ? 'M.' : 'Mme' }).click()
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill(known.name)
  await dialog.getByRole('textbox', { name: /^Prénom/ }).fill(known.firstname)
  await dialog.getByRole('textbox', { name: /^Date de naissance/ }).fill(asTyped(known.dateOfBirth))
  await dialog.getByRole('combobox', { name: /^Société/ }).click()
  await page.getByRole('option', { name: known.company ?? '' }).click()
  await inspect(page, 'new-employee')
  await dialog.getByRole('button', { name: 'Créer le salarié' }).click()

  await expect(dialog.getByRole('alert')).toContainText('Cette personne semble déjà connue')
  await expect(dialog.getByRole('link', { name: listedName(known) })).toHaveAttribute(
    'href',
    addressOfEmployee(known.id),
  )
  await inspect(page, 'new-employee-known')

  await dialog.getByRole('button', { name: 'Créer quand même' }).click()
  await expect(page.getByRole('log')).toContainText('fait maintenant partie des salariés')
  await expect(page).toHaveURL(/\/salaries\/[0-9a-f-]{36}$/)
  await expect(page).not.toHaveURL(addressOfEmployee(known.id))
  await expect(page.getByRole('heading', { level: 1, name: listedName(known) })).toBeVisible()
})

test('what is typed and not saved is guarded on leaving', async ({ page, request }) => {
  const somebody = await findEmployee(request, marie, ({ can }) => can.edit)
  await signIn(page, marie)
  await page.goto(addressOfEmployee(somebody.id))
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  const town = page.getByRole('textbox', { name: /^Ville/ })
  await town.fill('Mûrs-Erigné')

  await page.getByRole('link', { name: 'Accueil' }).click()
  const question = page.getByRole('dialog', { name: /^Quitter la page/ })
  await inspect(page, 'unsaved-changes')
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(town).toHaveValue('Mûrs-Erigné')

  await page.getByRole('link', { name: 'Accueil' }).click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Marie' })).toBeVisible()
  await page.goto(addressOfEmployee(somebody.id))
  await expect(page.getByRole('heading', { level: 1, name: listedName(somebody) })).toBeVisible()
  await expect(page.getByText('Mûrs-Erigné')).toHaveCount(0)
})

const asTyped = (date: string) => date.split('-').reverse().join('/')
