import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { currentSession, signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { identityLabels, identityWeb } from '../../identity.web.ts'
import { sharedDevicesEditor } from '../../shared-devices.web.ts'
import { deviceKey } from './device-key.ts'

const login = identityWeb.pages[0] as Page
const landing: Page = { path: '/*', layout: 'blank', title: 'test', load: async () => () => <h1>Accueil</h1> }
const editor: Page = {
  path: '/postes',
  layout: 'content',
  title: 'identity.shared-device.new',
  load: sharedDevicesEditor.load,
}
await editor.load()

const world = useWorld()
afterEach(() => {
  signOut()
  deviceKey.set(null)
  vi.unstubAllGlobals()
})

test('a tablet is enrolled from itself, enters at one tap, and after a revocation asks to be enrolled again', async () => {
  const serres = await world.client()
  const admin = await world.person({ in: serres, admin: true })
  const fetch = serverBehind(world)
  const asAdmin = { labels: [identityLabels, ...sharedDevicesEditor.labels], as: sessionOf(admin, serres), fetch }
  const setUp = await renderPage(editor, asAdmin)
  await setUp.user.click(await screen.findByRole('button', { name: 'Nouveau poste' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau poste' }))
  await setUp.user.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Poste ligne 7')
  await setUp.user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await setUp.user.click(await screen.findByRole('button', { name: 'Enrôler cet appareil' }))
  const question = within(await screen.findByRole('dialog', { name: 'Enrôler cet appareil comme Poste ligne 7 ?' }))
  await setUp.user.click(question.getByRole('button', { name: 'Enrôler cet appareil' }))
  await screen.findByText(/· cet appareil$/)
  cleanup()
  signOut()

  const tablet = await renderPage(login, { labels: identityWeb.labels, fetch, others: [landing] })
  await tablet.user.click(await screen.findByRole('button', { name: 'Entrer comme Poste ligne 7' }))
  await screen.findByRole('heading', { name: 'Accueil' })
  expect(currentSession().person?.name).toBe('Poste ligne 7')
  cleanup()
  signOut()

  const again = await renderPage(editor, asAdmin)
  await again.user.click(await screen.findByRole('button', { name: 'Révoquer' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Révoquer Poste ligne 7 ?' }))
  await again.user.click(sure.getByRole('button', { name: 'Révoquer' }))
  await screen.findByText(/aucun appareil enrôlé/)
  cleanup()
  signOut()

  const revoked = await renderPage(login, { labels: identityWeb.labels, fetch, others: [landing] })
  await revoked.user.click(await screen.findByRole('button', { name: 'Entrer comme Poste ligne 7' }))
  await screen.findByText('Ce poste n’est plus reconnu : réenrôlez-le.')
  expect(screen.queryByRole('button', { name: /^Entrer comme/ })).toBeNull()
})
