import { screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { atelierComponents } from '#atelier/atelier-components.model.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { defectKindsCalls } from '../defect-kinds.calls.ts'
import { DefectKindsEditor } from './defect-kinds-editor.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('a defect is named, then ended from today on', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true, allCompanies: true })
  const companyId = serres.companies[0]?.id as string
  const component = atelierComponents.find(({ kind }) => kind === 'workshopQuality')
  const Editor = () => createElement(DefectKindsEditor, { component, companyId } as never)
  const { user } = await renderPage(
    { path: '/defauts', layout: 'content', title: 'atelier.defects', load: async () => Editor },
    { labels: [atelierTexts], as: sessionOf(sophie, serres), fetch: serverBehind(world) },
  )

  await user.type(await screen.findByRole('textbox', { name: /Défaut/ }), 'Fendue')
  await user.click(screen.getByRole('button', { name: 'Ajouter' }))
  await user.click(await screen.findByRole('button', { name: 'Arrêter Fendue' }))
  await screen.findByRole('button', { name: 'Reprendre Fendue' })

  const [kind] = await as(sophie).call(defectKindsCalls.getDefectKinds, { companyId })
  expect(kind).toMatchObject({ name: 'Fendue', validTo: kind?.validFrom })
})
