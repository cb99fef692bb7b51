import { expect, test } from '@playwright/test'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'
import { speakAs } from './api.ts'
import { chooseInMenuOf, inspect, signIn } from './errand.ts'
import { dorian, ines } from './people.ts'

const title = 'La liste des salariés reste vide'
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a controller reports what is wrong on the page that she comes from, sees what leaves with it, and follows it', async ({
  page,
  request,
}) => {
  await signIn(page, ines, '/RH/gestion_du_personnel/salaries')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await chooseInMenuOf(page, ines, 'Signaler un problème')
  await expect(page.getByLabel(/Page concernée/)).toHaveValue('/RH/gestion_du_personnel/salaries')
  await inspect(page, 'bug-report')

  await page.getByLabel('Le problème en quelques mots').fill(title)
  await page.getByLabel('Ce qui se passe').fill('Rien ne vient après la recherche.')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir des fichiers' }).click()
  await (await chooser).setFiles({ name: 'écran.png', mimeType: 'image/png', buffer: drawing })
  await expect(page.getByText('écran.png')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Joindre les informations techniques' }).check()
  await page.getByRole('button', { name: /Voir ce qui serait joint/ }).click()
  await expect(
    page.getByText(/^200 GET rh\/gestionPersonnel\/getPaginatedEmployeesOfClient\/:clientId/).first(),
  ).toBeVisible()
  await inspect(page, 'bug-report-filled')
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()

  await expect(page.getByText(/Signalement n° \d+ envoyé/)).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(title) })).toContainText('Nouveau')

  await settle(request)
  await signIn(page, ines, '/sun/bugReport')
  const line = page.getByRole('button', { name: new RegExp(title) })
  await expect(line).toContainText('Résolu')
  await line.click()
  await expect(page.getByText('Corrigé dans la version de ce soir.')).toBeVisible()
  await page.getByLabel('Votre message').fill('Toujours vide ce matin.')
  await page.getByRole('button', { name: 'Ajouter ce message' }).click()
  await expect(line).toContainText('En cours')
  await inspect(page, 'bug-report-conversation')
})

test('what was typed outlives a line that is cut and a reload', async ({ page, context }) => {
  await signIn(page, ines, '/sun/bugReport')
  await expect(page.getByRole('heading', { level: 1, name: 'Signaler un problème' })).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Ce qui se passe').fill('Le réseau de la serre est coupé.')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft.bug-report')))
    .toContain('Le réseau de la serre est coupé.')
  await context.setOffline(false)
  page.on('dialog', dialog => dialog.accept())
  await page.reload()

  await page.getByRole('button', { name: 'Reprendre la saisie' }).click()
  await expect(page.getByLabel('Ce qui se passe')).toHaveValue('Le réseau de la serre est coupé.')
})

/** A developer answers; the browser of the controller is signed out meanwhile. */
async function settle(request: Parameters<typeof speakAs>[0]) {
  const { call, clientId } = await speakAs(request, ines)
  const [report] = await call(bugReportsCalls.getBugReports, {})
  if (!report) throw new Error('no report was kept')
  const developer = await speakAs(request, dorian)
  await developer.call(bugReportsCalls.setBugReportState, {
    id: report.id,
    clientId,
    state: 'resolved',
    answer: 'Corrigé dans la version de ce soir.',
  })
}
