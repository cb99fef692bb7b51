import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { dorian } from './people.ts'

const client = 'Serres du Val de Loire'
/** Enough to be stopped in the middle. */
const people = 2_500

/** Names of people who are nobody of the demo, in a file as a payroll program leaves it. */
function messyFile(count: number, family: string) {
  const lines = Array.from({ length: count }, (_, index) => {
    const [day, month, year] = [1 + (index % 28), 1 + (index % 12), 1960 + (index % 45)]
    const born =
      index % 3 === 0
        ? `${day}/${month}/${year}`
        : index % 3 === 1
          ? `${year}-${two(month)}-${two(day)}`
          : `${two(day)}.${two(month)}.${two(year % 100)}`
    return `${family} ${letters(index)};Éloïse;${born};Mme;${family}-${index};${client};06.12.34.${two(Math.floor(index / 100))}.${two(index % 100)}`
  })
  const wrong = `${family} Faux;Zoé;31/02/1990;Mme;;${client};pas un numéro`
  const head = 'Export paie du 20/11/2026;;;;;;\r\n\r\nNOM;Prénom;Né(e) le;Civilité;Matricule;Société;Portable\r\n'
  return Buffer.from(`${head}${[...lines.slice(0, 3), wrong, ...lines.slice(3)].join('\r\n')}\r\n`, 'latin1')
}

const two = (number: number) => String(number).padStart(2, '0')
const letters = (index: number) => [...String(index)].map(digit => 'abcdefghij'[Number(digit)]).join('')

async function openImports(page: Page) {
  await signIn(page, dorian)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Import de données' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import de données' })).toBeVisible()
}

async function chooseClient(page: Page) {
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option', { name: client }).click()
}

const deposit = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })

test('a developer brings in people from a messy file: recognised, checked, stopped, resumed, reported', async ({
  page,
}) => {
  await openImports(page)
  await chooseClient(page)
  await inspect(page, 'import-new')
  await deposit(page, 'effectif-paie.csv', messyFile(people, 'Marchand'))

  await expect(page.getByRole('heading', { name: 'Correspondance des colonnes' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Où importer la colonne Né(e) le' })).toHaveText(
    'Date de naissance *',
  )
  await inspect(page, 'import-mapping')
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()

  const problems = page.getByRole('table', { name: 'Lignes à corriger ou à vérifier' })
  await expect(problems.getByRole('row', { name: /31\/02\/1990/ })).toContainText('n’existe pas')
  await inspect(page, 'import-checked')

  await page.getByRole('button', { name: /^Importer 2.500 lignes$/ }).click()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  const resume = page.getByRole('button', { name: /^Reprendre \(.* restantes\)$/ })
  await expect(resume).toBeVisible()
  await inspect(page, 'import-stopped')

  await resume.click()
  await expect(page.getByText('Import terminé, 1 ligne refusée')).toBeVisible({ timeout: 30_000 })
  await inspect(page, 'import-done')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le rapport' }).click()
  expect((await downloading).suggestedFilename()).toBe('rapport-effectif-paie.csv')

  await page.getByRole('link', { name: 'Nouvel import' }).click()
  await expect(page.getByRole('link', { name: /effectif-paie\.csv/ }).first()).toBeVisible()
})

test('the same file again writes nothing', async ({ page }) => {
  const file = messyFile(20, 'Tisserand')
  await openImports(page)
  await chooseClient(page)
  await deposit(page, 'deux-fois.csv', file)
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  await page.getByRole('button', { name: 'Importer 20 lignes' }).click()
  await expect(page.getByText('Import terminé, 1 ligne refusée')).toBeVisible()

  await page.getByRole('link', { name: 'Nouvel import' }).click()
  await deposit(page, 'deux-fois.csv', file)
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()

  await expect(page.getByText('Rien à importer')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importer/ })).toHaveCount(0)
})
