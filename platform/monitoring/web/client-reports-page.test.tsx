import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { monitoringWeb } from '../monitoring.web.ts'

const world = useOwnWorld()
const page = monitoringWeb.pages.find(({ path }) => path.endsWith('rapports-erreur/:clientId'))
/** A cold page is fetched before anybody waits for it. */
beforeAll(async () => void (await page?.load()))
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('a developer answers what a person of the client reported, without knowing who she is', async () => {
  if (!page) throw new Error('no page of a client')
  const serres = await world.client({ name: 'Serres du Layon' })
  const ines = await world.person({ in: serres, firstname: 'Inès', name: 'Moreau' })
  const told = { title: 'La liste reste vide', description: 'Rien ne vient après la recherche.' }
  await as(ines).sendForm(bugReportsCalls.sendBugReport, told, {})
  const { user } = await renderPage(page, {
    path: page.path.replace(':clientId', serres.id),
    labels: monitoringWeb.labels,
    as: sessionOf(await world.person({ superDev: true }), null),
    fetch: serverBehind(world),
  })

  expect(await screen.findByRole('heading', { level: 1, name: 'Serres du Layon' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /La liste reste vide/ }))
  await user.type(await screen.findByRole('textbox', { name: /Votre réponse/ }), 'Corrigé ce soir.')
  await user.click(screen.getByRole('combobox', { name: /État/ }))
  await user.click(await screen.findByRole('option', { name: 'Résolu' }))
  await user.click(screen.getByRole('button', { name: 'Répondre' }))

  expect(await screen.findByText('Votre réponse est envoyée.')).toBeTruthy()
  expect((await screen.findAllByText(/Résolu/)).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/Moreau|Inès/)
  expect((await as(ines).call(bugReportsCalls.getBugReports, {}))[0]).toMatchObject({
    state: 'resolved',
    conversation: [{ text: 'Corrigé ce soir.' }],
  })
})

test('what a person wrote is read as it was typed, be it markup, and runs nothing at the developer’s', async () => {
  if (!page) throw new Error('no page of a client')
  const serres = await world.client()
  const told = {
    title: '<img src=canari onerror="document.title=1">',
    description: '<script>document.title=1</script> <a href="javascript:document.title=1">ici</a>',
  }
  await as(await world.person({ in: serres })).sendForm(bugReportsCalls.sendBugReport, told, {})
  const { user } = await renderPage(page, {
    path: page.path.replace(':clientId', serres.id),
    labels: monitoringWeb.labels,
    as: sessionOf(await world.person({ superDev: true }), null),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: /onerror="document.title=1"/ }))

  expect(await screen.findByText(told.description)).toBeTruthy()
  expect(document.querySelectorAll('script, iframe, [src*="canari"], [onerror], [href^="javascript"]')).toHaveLength(0)
  expect(document.title).not.toBe('1')
})
