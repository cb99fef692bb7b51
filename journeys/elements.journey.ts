import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { camille, dorian, sophie } from './people.ts'

test('a developer adds a page: it is in the menu of those who have its parent without a reload, until it is archived', async ({
  browser,
  page: desk,
}) => {
  const office = await (await browser.newContext()).newPage()
  await signIn(office, sophie)
  await office.goto('/dashboard')
  const menu = office.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Finances' }).click()

  await signIn(desk, dorian)
  await desk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Applications' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(desk.getByRole('link', { name: /Finances/ })).toContainText(/\d client/)
  await inspect(desk, 'applications')

  await desk.getByRole('link', { name: /Finances/ }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Éléments de Finances' })).toBeVisible()
  await inspect(desk, 'elements')
  await desk.getByRole('button', { name: 'Nouvel élément' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Nouvel élément' })
  await dialog.getByRole('textbox', { name: 'Nom en français' }).fill('Écarts de caisse')
  await expect(dialog.getByText('Chemin finances/ecarts_de_caisse, niveau 2.')).toBeVisible()
  await inspect(desk, 'element-new')
  await dialog.getByRole('button', { name: 'Créer l’élément' }).click()
  const added = desk.getByRole('row', { name: /Écarts de caisse/ })
  await expect(added).toBeVisible()

  const entry = menu.getByRole('link', { name: 'Écarts de caisse' })
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(office.getByRole('heading', { level: 1, name: 'Écarts de caisse' })).toBeVisible()

  await added.focus()
  await desk.keyboard.press('Alt+ArrowUp')
  await expect(desk.getByRole('status').filter({ hasText: '« Écarts de caisse » est en position' })).toBeAttached()
  await added.getByRole('button', { name: /Actions/ }).click()
  await desk.getByRole('menuitem', { name: 'Archiver' }).click()
  const question = desk.getByRole('dialog', { name: 'Archiver « Écarts de caisse » ?' })
  await expect(question.getByText('Serres du Val de Loire')).toBeVisible()
  await inspect(desk, 'element-archive')
  await question.getByRole('button', { name: 'Archiver l’élément' }).click()
  await expect(entry).toBeHidden()
  await office.context().close()
})

test('a super admin gives a type of document an object and a variable', async ({ page }) => {
  await signIn(page, camille, '/sun/administration/typeDocuments')
  await expect(page.getByRole('link', { name: /Contrat de travail/ })).toBeVisible()
  await inspect(page, 'document-types')

  await test.step('what the product declares is there', async () => {
    await page.getByRole('link', { name: /Contrat de travail/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Salarié' })).toBeVisible()
    await page.goBack()
  })

  await page.getByRole('button', { name: 'Nouveau type' }).click()
  const type = page.getByRole('dialog', { name: 'Nouveau type' })
  await type.getByRole('textbox', { name: 'Nom en français' }).fill(`Attestation ${crypto.randomUUID().slice(0, 6)}`)
  await type.getByRole('combobox', { name: /Application/ }).click()
  await page.getByRole('option', { name: 'RH' }).click()
  await type.getByRole('button', { name: 'Créer le type' }).click()
  await page.getByRole('button', { name: 'Ajouter un objet' }).click()
  const object = page.getByRole('dialog', { name: 'Ajouter un objet' })
  await inspect(page, 'document-object')
  await object.getByRole('button', { name: 'Ajouter un objet' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Salarié' })).toBeVisible()

  await page.getByRole('button', { name: 'Ajouter une variable' }).click()
  const variable = page.getByRole('dialog', { name: 'Ajouter une variable' })
  await variable.getByRole('combobox', { name: /Champ publié/ }).fill('naissance')
  await page.getByRole('option', { name: 'Date de naissance' }).click()
  await expect(variable.getByText('{{employee.dateOfBirth}}')).toBeVisible()
  await variable.getByRole('button', { name: 'Enregistrer la variable' }).click()
  await expect(page.getByRole('row', { name: /Date de naissance.*1994-03-14/ })).toBeVisible()
  await inspect(page, 'document-type')
})
