import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { recruiterOf } from '#rh/testing/open-careers.ts'
import { applicationFormCalls } from '../application-form.calls.ts'
import { applicationFormWeb } from '../application-form.web.ts'
import './application-form-page.tsx'

const world = useOwnWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('HR opens the form to applicants, asks less of them, and cannot ask what the law keeps for whoever is hired', async () => {
  const serres = await world.client()
  const marie = await recruiterOf(world, serres)
  const [page] = applicationFormWeb.pages
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    path: page.path,
    labels: applicationFormWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  const choose = async (row: HTMLElement, name: RegExp, option: string) => {
    await user.click(within(row).getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  const bank = await screen.findByRole('listitem', { name: 'RIB' })
  within(bank).getByText(/^Interdit avant l’embauche : Code du travail, L1221-6/)
  await user.click(within(bank).getByRole('combobox', { name: 'Demandé' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Une fois retenu', 'Jamais'])
  await user.click(screen.getByRole('option', { name: 'Une fois retenu' }))

  await choose(screen.getByRole('listitem', { name: 'Taille de gants' }), /^Demandé/, 'Une fois retenu')
  await user.click(screen.getByRole('combobox', { name: /^État/ }))
  await user.click(await screen.findByRole('option', { name: 'Ouvert aux candidats' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText(/^Version 1/)
  const { status, fields } = await as(marie).call(applicationFormCalls.getFormParameters, {})
  expect(status).toBe('published')
  expect(fields.find(({ key }) => key === 'gloveSize')).toMatchObject({ stage: 'hiring' })
})
