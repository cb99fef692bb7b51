import { expect, type Page, test } from '@playwright/test'
import { writtenPdf } from '#main/demo/written-pdf.ts'
import { inspect, signIn } from './errand.ts'
import { ines, marie } from './people.ts'

const pdf = (name: string, line: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(writtenPdf(name, [line])),
})

test('Marie drops a PDF, looks at it, renames it and adds a version; Inès only reads it', async ({ page, browser }) => {
  test.slow(true, 'two people and five looks by axe')
  const name = `Plan de prévention ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, marie, '/docsRH')
  await expect(page.getByRole('heading', { level: 1, name: 'Documents RH' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Dossiers' })
    .getByRole('link', { name: /^Sécurité/ })
    .click()
  const table = page.getByRole('table', { name: 'Documents du dossier Sécurité' })
  await expect(table.getByText(/^expiré le/)).toBeVisible()
  await inspect(page, 'documents')

  await test.step('she drops it', async () => {
    await drop(page, pdf(`${name}.pdf`, 'première version'))
    await expect(page.getByRole('log')).toContainText('Le document est ajouté.')
    await expect(table.getByRole('link', { name: `${name}.pdf` })).toBeVisible()
  })

  await test.step('the same name again is refused in words', async () => {
    await drop(page, pdf(`${name}.pdf`, 'encore'))
    const refusal = page.getByRole('alert').filter({ hasText: 'existe déjà dans ce dossier' })
    await expect(refusal).toBeVisible()
    await inspect(page, 'documents-name-taken')
    await refusal.getByRole('button').click()
  })

  const sheet = page.getByRole('dialog', { name: `${name}.pdf` })
  await test.step('she looks at it', async () => {
    await table.getByRole('link', { name: `${name}.pdf` }).click()
    await expect(sheet.locator('iframe')).toHaveAttribute('src', /^blob:/)
    await inspect(page, 'document')
  })

  await test.step('she adds a version', async () => {
    await sheet.locator('input[type=file]').setInputFiles(pdf('revu.pdf', 'deuxième version'))
    await expect(sheet.getByText('Version 2')).toBeVisible()
  })

  await test.step('she renames it, with a tag and a date', async () => {
    await sheet.getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier le document' })
    await dialog.getByRole('textbox', { name: /^Nom/ }).fill(`${name} signé.pdf`)
    await dialog.getByRole('textbox', { name: /^Étiquettes/ }).fill('prévention, chantier')
    await dialog.getByRole('textbox', { name: /^Valable jusqu’au/ }).fill('31/12/2030')
    await inspect(page, 'document-edition')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const renamed = page.getByRole('dialog', { name: `${name} signé.pdf` })
    await expect(renamed.getByText('31 déc. 2030')).toBeVisible()
    await renamed.getByRole('button', { name: 'Fermer' }).click()
  })

  const elsewhere = await browser.newContext()
  const reader = await elsewhere.newPage()
  await test.step('Inès finds it by its tag, and changes nothing', async () => {
    await signIn(reader, ines)
    await reader.goto(page.url())
    await expect(reader.getByRole('banner').getByText('Lecture seule')).toBeVisible()
    await reader.getByRole('searchbox').fill('prevention')
    const link = reader.getByRole('link', { name: `${name} signé.pdf` })
    await expect(link).toBeVisible()
    await expect(reader.getByText('Déposez des fichiers ici')).toHaveCount(0)
    await expect(reader.getByRole('button', { name: 'Nouveau dossier' })).toHaveCount(0)
    await link.click()
    const seen = reader.getByRole('dialog', { name: `${name} signé.pdf` })
    await expect(seen.getByText('Version 2')).toBeVisible()
    await expect(seen.getByRole('button', { name: /^(Modifier|Déplacer|Archiver)/ })).toHaveCount(0)
    await expect(seen.locator('input[type=file]')).toHaveCount(0)
    await inspect(reader, 'document-read-only')
  })
  await elsewhere.close()
})

/** As from the desktop: a file dropped on the place for it. */
async function drop(page: Page, { name, mimeType, buffer }: ReturnType<typeof pdf>) {
  const bytes = await page.evaluateHandle(
    ([text, named, type]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
      transfer.items.add(new File([content], named, { type }))
      return transfer
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  await page.getByText('Déposez des fichiers ici').dispatchEvent('drop', { dataTransfer: bytes })
}
