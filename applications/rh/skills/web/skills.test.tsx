import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { skillsCalls } from '../skills.calls.ts'
import { skillsElement, skillsPath } from '../skills-place.model.ts'
import { skillsWeb } from '../skills.web.ts'

const page = skillsWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, rights: { [skillsElement]: 3 }, allCompanies: true })
  await hire(world, serres, { hired: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = () =>
  renderPage(page, {
    path: skillsPath,
    labels: skillsWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })

test('a skill is added and rated where it stands', async () => {
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Compétences de l’entreprise' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Nom/ }), 'Taille')
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }))
  await screen.findByText(/Taille.*enregistr/)
  await dialog.findByText('Taille')
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(await screen.findByRole('button', { name: 'Petit Paul, Taille : Aucun niveau' }))
  await user.click(await screen.findByRole('menuitem', { name: /Autonome/ }))

  expect(await screen.findByRole('button', { name: 'Petit Paul, Taille : Autonome' })).toBeTruthy()
})

test('who can hold a position tomorrow is told with what he lacks', async () => {
  const { id: skillId } = await as(sophie).call(skillsCalls.createSkill, {
    family: 'know_how',
    kindCode: null,
    name: 'Tri',
  })
  const { positions } = await as(sophie).call(skillsCalls.getSkillChoices, {})
  const required = [{ skillId, minLevel: 2, mandatory: true }]
  await as(sophie).call(skillsCalls.requireSkills, { positionId: positions[0]?.id as string, required })
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Qui peut tenir ce poste ?' }))

  expect(await within(await screen.findByRole('dialog')).findByText('Tri : 0 sur 2')).toBeTruthy()
})
