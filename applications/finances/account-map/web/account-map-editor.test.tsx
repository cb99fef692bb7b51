import { screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { financesTexts } from '#finances/finances-texts.ts'
import { accountMapCalls } from '../account-map.calls.ts'
import { AccountMapEditor } from './account-map-editor.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('an account is typed for a kind and kept; the others stay without one', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true, allCompanies: true })
  const { user } = await renderPage(
    {
      path: '/comptes',
      layout: 'content',
      title: 'finances.account-map',
      load: async () => () => createElement(AccountMapEditor),
    },
    { labels: [financesTexts], as: sessionOf(sophie, serres), fetch: serverBehind(world) },
  )

  const credit = within(await screen.findByRole('group', { name: 'Avoir à un client' }))
  await user.type(credit.getByRole('textbox', { name: /^Compte/ }), '709a')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Comptes enregistrés')

  const { kinds } = await as(sophie).call(accountMapCalls.getAccountMap, {})
  expect(kinds.flatMap(({ kind, account }) => (account ? [[kind, account]] : []))).toEqual([
    ['customer-credit', '709A'],
  ])
})
