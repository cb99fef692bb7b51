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
import { payCheckElement, payCheckPath } from '../pay-place.model.ts'
import { payWeb } from '../pay.web.ts'

const page = payWeb.pages.find(({ path }) => path === payCheckPath) as Page
await page.load()

const world = useWorld()

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, rights: { [payCheckElement]: 3 }, allCompanies: true })
  const paul = await hire(world, serres, { hired: true, payrollNumber: 'M-001' })
  const roy = await hire(world, serres, { name: 'Roy', firstname: 'Jeanne', hired: true })
  const companyId = serres.companies[0]?.id as string
  await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, async (db: RhDb) => {
    for (const { id: employeeId } of [paul, roy]) {
      await db
        .insertInto('rh.time_entry')
        .values({
          companyId,
          employeeId,
          workDate: '2026-06-01',
          totalMinutes: 420,
          source: 'crew',
          state: 'validated',
        })
        .execute()
      await db
        .insertInto('rh.pay_week')
        .values({ companyId, employeeId, monday: '2026-06-01', state: 'verified_hr' })
        .execute()
    }
  })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a month is begun and summed; who has no payroll number waits for his justification', async () => {
  const { user } = await renderPage(page, {
    path: `${payCheckPath}?mois=2026-06`,
    labels: payWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: 'Commencer la vérification' }))
  const sums = within(await screen.findByRole('region', { name: 'Totaux' }))
  expect((await sums.findByRole('row', { name: /Heures normales/ })).textContent).toContain('14 h 00')
  await user.click(await screen.findByRole('button', { name: 'Vérifier (1)' }))
  await screen.findByText('Une personne vérifiée')

  await user.click(await screen.findByRole('button', { name: /Roy Jeanne.*Sans matricule/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const found = within((await sheet.findByText('Sans matricule')).closest('li') as HTMLElement)
  await user.click(found.getByRole('button', { name: 'Justifier' }))
  await user.type(found.getByLabelText('Commentaire'), 'Numéro demandé au cabinet')
  await user.click(found.getByRole('button', { name: 'Justifier' }))
  await screen.findByText('Anomalie justifiée')
  await user.click(sheet.getByRole('button', { name: 'Fermer' }))

  await user.click(await screen.findByRole('button', { name: 'Vérifier (1)' }))
  expect(await screen.findByRole('button', { name: 'Vérifier (0)' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Clôturer' })).toHaveProperty('disabled', true)
})
