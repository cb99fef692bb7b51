import { screen, within } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { contractTermsPages } from '#rh/contract-terms/contract-terms.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import './insurance-organisms.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('an organism is added among the reference data, changed and put away', async () => {
  const serres = await world.client()
  const rights = { 'rh/gestion_du_personnel/parametrage': 3 } as const
  const marie = await world.person({ in: serres, rights, allCompanies: true })
  const [page] = contractTermsPages
  if (!page) throw new Error('no reference data')
  const { user } = await renderPage(page, {
    path: `${page.path}?tab=mutuelles`,
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  const typeName = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog'))
    await user.clear(dialog.getByRole('textbox', { name: /^Nom/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Nom/ }), name)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  }
  const choose = async (name: string, verb: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions pour ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: verb }))
  }

  await user.click((await screen.findAllByRole('button', { name: 'Ajouter un organisme' }))[0] as HTMLElement)
  await typeName('Agri Santé')
  await choose('Agri Santé', 'Modifier')
  await typeName('Agri Prévoyance')
  await choose('Agri Prévoyance', 'Supprimer')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }))
  await screen.findByText('Aucun organisme')
})
