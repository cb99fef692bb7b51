import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { payrollSoftwareCalls } from '#rh/payroll-software/payroll-software.calls.ts'
import { payrollSoftwareElement } from '#rh/payroll-software/payroll-software-place.model.ts'
import { simulatePayroll } from '#rh/payroll-software/testing/simulate-payroll.ts'
import { openSilae, silaeAccount } from '#simulators/silae/open-silae.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { payCheckElement, payCheckPath, payExportElement } from '../pay-place.model.ts'
import { payWeb } from '../pay.web.ts'

const page = payWeb.pages.find(({ path }) => path === payCheckPath) as Page
await page.load()

const world = useOwnWorld()

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

test('an export is sent to the payroll software from the page, which tells how far it is', async () => {
  const companyId = serres.companies[0]?.id as string
  const silae = await openSilae({ now: () => world.clock.now(), people: ['M-001'] })
  onTestFinished(() => silae.close())
  world.simulated.silae = silae.address
  await simulatePayroll(world, serres)
  const payer = await world.person({
    in: serres,
    rights: { [payCheckElement]: 3, [payExportElement]: 2, [payrollSoftwareElement]: 3 },
    allCompanies: true,
  })
  const { clientId: apiClientId, clientSecret, subscriptionKey, dossier } = silaeAccount
  const connection = { mode: 'api' as const, dossier, apiClientId, clientSecret, subscriptionKey }
  await as(payer).call(payrollSoftwareCalls.savePayrollConnection, { companyId, version: 0, ...connection })
  await as(payer).call(payrollSoftwareCalls.savePayrollMapping, {
    companyId,
    version: 1,
    rows: [{ rubric: 'NORMAL', code: 'EX-HN', telling: 'plain' }],
  })
  const { id } = await as(payer).call(payCheckCalls.openPayCheck, { companyId, from: '2026-06-01', to: '2026-06-30' })
  const { items } = await as(payer).call(payCheckCalls.getPeopleOfPayCheck, { id, page: 0, size: 10 })
  const paul = items.find(({ payrollNumber }) => payrollNumber === 'M-001')?.id as string
  await as(payer).call(payCheckCalls.verifyPay, { id, employeeIds: [paul] })

  const { user } = await renderPage(page, {
    path: `${payCheckPath}?mois=2026-06`,
    labels: payWeb.labels,
    as: sessionOf(payer, serres),
    fetch: serverBehind(world),
  })
  await user.click(await screen.findByRole('button', { name: 'Exporter' }))
  const exports = within(await screen.findByRole('region', { name: 'Exports' }))
  await exports.findByText('À transmettre')
  await user.click(exports.getByRole('button', { name: 'Envoyer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Envoi au logiciel de paie' }))
  await user.click(dialog.getByRole('button', { name: 'Envoyer' }))
  await dialog.findByText('Toutes les lignes sont transmises.')
  expect(silae.entered()).toMatchObject([{ matricule: 'M-001', codeHeures: 'EX-HN', nombreHeures: 7 }])
  await user.click(dialog.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement)
  await exports.findByText('Transmis')
})
