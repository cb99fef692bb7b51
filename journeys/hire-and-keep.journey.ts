import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie, philippe } from './people.ts'
import {
  addressOfEmployee,
  findEmployee,
  hire,
  hurried,
  listedName,
  openStaffList,
  rowName,
  searchBox,
} from './staff.ts'

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
  await page.getByRole('textbox', { name: /^Portable/ }).fill('06 45 71 23 98')
  await inspect(page, 'employee-edition')
  await saveFile(page)

  await expect(page.getByRole('log')).toContainText('Enregistré : Coordonnées')
  await expect(page.getByRole('link', { name: '06.45.71.23.98' })).toHaveAttribute('href', 'tel:+33645712398')
})

test('an HR user archives somebody, finds him among the archived and takes him back', async ({ page, request }) => {
  const leaving = await hire(request, marie, { name: 'Lagarde', firstname: 'Basile' })
  await signIn(page, marie, addressOfEmployee(leaving.id))

  await page.getByRole('button', { name: 'Archiver' }).click()
  await expect(page.getByRole('log')).toContainText('est archivé')
  const takeBack = page.getByRole('button', { name: 'Réactiver' })
  await expect(takeBack).toBeVisible()
  await inspect(page, 'employee-archived')

  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Salariés' }).click()
  await searchBox(page).fill(hurried(leaving.name))
  await page.getByRole('tab', { name: /^Archivés/ }).click()
  await page.getByRole('link', { name: listedName(leaving) }).click()
  await takeBack.click()

  await expect(page.getByRole('log')).toContainText('est de nouveau actif')
  await expect(page.getByRole('button', { name: 'Archiver' })).toBeVisible()
})

test('who has a contract that runs is not archived, and the reason is said', async ({ page, request }) => {
  const present = await findEmployee(request, marie, ({ can, situation }) => can.archive && situation === 'present')
  await signIn(page, marie, addressOfEmployee(present.id))

  const archive = page.getByRole('button', { name: 'Archiver' })
  await archive.focus()

  await expect(archive).toHaveAttribute('aria-disabled', 'true')
  await expect(archive).toHaveAccessibleDescription(/en cours ou à venir.*\s: l’archivage sera possible/)
})

test('an HR user gives a newcomer his bank account, a number, a place, and conditions that begin next month', async ({
  page,
  request,
}) => {
  const newcomer = await hire(request, marie, { name: 'Delorme', firstname: 'Aurèle' })
  await signIn(page, marie, addressOfEmployee(newcomer.id))
  const bank = page.getByRole('region', { name: 'Compte bancaire' })
  await bank.getByRole('button', { name: /^Compléter/ }).click()
  await expect(bank.getByRole('textbox', { name: /^IBAN/ })).toBeFocused()

  await bank.getByRole('textbox', { name: /^IBAN/ }).fill('FR76 3000 6000 0112 3456 7890 188')
  await saveFile(page)
  await expect(bank.getByText('IBAN invalide')).toBeVisible()
  await bank.getByRole('textbox', { name: /^IBAN/ }).fill('FR76 3000 6000 0112 3456 7890 189')
  await saveFile(page)
  await expect(page.getByRole('log')).toContainText('Enregistré : Compte bancaire')
  const account = page.getByRole('region', { name: 'Compte bancaire' })
  await expect(account).toContainText('FR76 •••• 0189')
  await account.getByRole('button', { name: /^Afficher/ }).click()
  await expect(account).toContainText('FR76 3000 6000 0112 3456 7890 189')

  await page.getByRole('button', { name: 'Modifier Travail' }).click()
  const employer = page.getByRole('group', { name: 'Société et matricule' })
  const number = employer.getByRole('textbox', { name: /^Matricule/ })
  await expect(number).toBeFocused()
  await number.fill(newcomerNumber)
  await saveFile(page)
  await expect(page.getByRole('log')).toContainText('Enregistré : Société et matricule')
  await expect(page.getByRole('region', { name: 'Travail' })).toContainText(newcomerNumber)

  await page.getByRole('tab', { name: 'Conditions et affectations' }).click()
  await page.getByRole('button', { name: 'Nouvelle affectation' }).click()
  const move = page.getByRole('dialog', { name: 'Nouvelle affectation' })
  await move
    .getByRole('textbox', { name: /^À partir du/ })
    .fill(asTyped(Temporal.Now.plainDateISO('Europe/Paris').toString()))
  await move.getByRole('combobox', { name: /^Site/ }).click()
  await page.getByRole('option').first().click()
  await inspect(page, 'employee-move')
  await move.getByRole('button', { name: 'Enregistrer l’affectation' }).click()
  await expect(page.getByRole('log')).toContainText('L’affectation est enregistrée')

  await page.getByRole('button', { name: 'Nouvelles conditions' }).click()
  const conditions = page.getByRole('dialog', { name: 'Nouvelles conditions' })
  await conditions.getByRole('textbox', { name: /^À partir du/ }).fill(asTyped(inAMonth))
  await conditions.getByRole('combobox', { name: /^Poste/ }).fill('Cariste')
  await page.getByRole('option', { name: 'Cariste' }).click()
  await inspect(page, 'employee-conditions')
  await conditions.getByRole('button', { name: 'Enregistrer les conditions' }).click()

  const planned = page.getByRole('region', { name: 'Conditions de travail' })
  await expect(planned).toContainText('Cariste')
  await expect(planned).toContainText('À venir')
  await inspect(page, 'employee-history')
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
  await signIn(page, marie, addressOfEmployee(somebody.id))
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

/** All parts that stand open are saved by one button. */
const saveFile = (page: Page) =>
  page.getByRole('toolbar', { name: 'Modification du dossier' }).getByRole('button', { name: 'Enregistrer' }).click()

/** No other newcomer of a repeated run has it. */
const newcomerNumber = `J-${Date.now()}`

const inAMonth = Temporal.Now.plainDateISO('Europe/Paris').add({ months: 1 }).toString()

const asTyped = (date: string) => date.split('-').reverse().join('/')

test('the manager of one company finds his own people, and nobody of the others', async ({ page, request }) => {
  const own = await findEmployee(request, philippe, ({ situation }) => situation === 'present')
  const { company, companyId } = own
  const elsewhere = await findEmployee(request, marie, row => row.company !== null && row.company !== company)
  await signIn(page, philippe, addressOfEmployee(own.id))
  await expect(page.getByRole('heading', { level: 1, name: listedName(own) })).toBeVisible()

  await page.goto('/RH/gestion_du_personnel/salaries')
  await searchBox(page).fill(hurried(`${elsewhere.name} ${elsewhere.firstname} ${elsewhere.software1Number}`))
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible()
  await page.goto(addressOfEmployee(elsewhere.id))

  await expect(page.getByText('Aucun dossier à cette adresse')).toBeVisible()
  expect(elsewhere.companyId).not.toBe(companyId)
})
