import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { hrCheckElement, hrCheckPath } from '../pay-place.model.ts'
import { payWeb } from '../pay.web.ts'

const page = payWeb.pages.find(({ path }) => path === hrCheckPath) as Page
await page.load()

const world = useWorld()

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [hrCheckElement]: 3 }, allCompanies: true })
  const paul = await hire(world, serres, { hired: true })
  await hire(world, serres, { name: 'Roy', firstname: 'Jeanne', hired: true })
  await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, async (db: RhDb) => {
    await db.updateTable('rh.employment_contract').set({ declaration: 'accepted' }).execute()
    await db
      .insertInto('rh.time_entry')
      .values({
        companyId: serres.companies[0]?.id as string,
        employeeId: paul.id,
        workDate: '2026-06-01',
        totalMinutes: 660,
        source: 'crew',
        state: 'validated',
      })
      .execute()
  })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a week is begun, its anomaly justified, everybody verified, and one stepped back', async () => {
  const { user } = await renderPage(page, {
    path: `${hrCheckPath}?semaine=2026-23`,
    labels: payWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: 'Commencer la vérification' }))
  await user.click(await screen.findByRole('button', { name: 'Vérifier (1)' }))
  await screen.findByText('Une personne vérifiée')

  await user.click(
    await screen.findByRole('button', { name: /Petit Paul.*Journée trop longue : 11 h 00 pour 10 h 00/ }),
  )
  const sheet = within(await screen.findByRole('dialog'))
  const found = within((await sheet.findByText('Journée trop longue')).closest('li') as HTMLElement)
  await user.click(found.getByRole('button', { name: 'Justifier' }))
  await user.type(found.getByLabelText('Commentaire'), 'Gel annoncé pour la nuit')
  await user.click(found.getByRole('button', { name: 'Justifier' }))
  await screen.findByText('Anomalie justifiée')
  await user.click(sheet.getByRole('button', { name: 'Fermer' }))

  await user.click(await screen.findByRole('button', { name: 'Vérifier (1)' }))
  expect(await screen.findByRole('button', { name: 'Vérifier (0)' })).toHaveProperty('disabled', true)

  await user.click(screen.getByRole('checkbox', { name: /Roy/ }))
  await user.click(await screen.findByRole('button', { name: 'Revenir d’une étape' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Motif'), 'Pause oubliée le mardi')
  await user.click(dialog.getByRole('button', { name: 'Revenir d’une étape' }))
  await screen.findByText('Une personne à revérifier')
  await screen.findByRole('button', { name: 'Vérifier (1)' })
})
