import { expect, type Page, test } from '@playwright/test'
import type { FoundCandidate } from '#rh/candidates/candidate.model.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'

type Api = Awaited<ReturnType<typeof speakAs>>

/** One of the demo's candidates: of a former season, or new to the house. */
async function candidateWho(api: Api, wasHereBefore: boolean): Promise<FoundCandidate> {
  for (const candidate of await api.call(candidatesCalls.searchCandidate, { q: 'candidat' })) {
    const { matches } = await api.call(employeesCalls.checkIfEmployeeMatchCandidate, { candidateId: candidate.id })
    if (candidate.employeeId === null && matches.length > 0 === wasHereBefore) return candidate
  }
  throw new Error('no candidate of the demo suits this errand')
}

async function beginFrom(page: Page, { firstname, name }: FoundCandidate) {
  await page.getByRole('button', { name: 'Nouveau salarié' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau salarié' })
  await dialog.getByRole('combobox', { name: 'Reprendre un candidat' }).fill(`${name} ${firstname}`)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await expect(dialog.getByRole('textbox', { name: /^Nom/ })).toHaveValue(name)
  await dialog.getByRole('combobox', { name: /^Société/ }).click()
  await page.getByRole('option').first().click()
  return dialog
}

test('Marie takes a candidate into the staff without typing again what he gave', async ({ page, request }) => {
  const candidate = await candidateWho(await speakAs(request, marie), false)
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries')

  const dialog = await beginFrom(page, candidate)
  await inspect(page, 'employee-from-candidate')
  await dialog.getByRole('button', { name: 'Créer le salarié' }).click()

  await expect(page.getByRole('heading', { level: 1, name: `${candidate.name} ${candidate.firstname}` })).toBeVisible()
  await expect(page.getByText(candidate.mail as string)).toBeVisible()
})

test('Marie is told that a candidate was here before, and takes over what he says now', async ({ page, request }) => {
  const candidate = await candidateWho(await speakAs(request, marie), true)
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries')

  const dialog = await beginFrom(page, candidate)
  await dialog.getByRole('button', { name: 'Créer le salarié' }).click()
  await dialog.getByRole('link', { name: `${candidate.name} ${candidate.firstname}` }).click()
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click()

  const differences = page.getByRole('region', { name: 'Ce que dit sa candidature' })
  await expect(differences.getByRole('checkbox', { name: new RegExp(candidate.mail as string) })).toBeChecked()
  await inspect(page, 'candidate-differences')
  await differences.getByRole('button', { name: 'Reprendre' }).click()

  await expect(page.getByRole('log')).toContainText('Candidature rattachée au dossier')
  await expect(page.getByText(candidate.mail as string)).toBeVisible()
})
