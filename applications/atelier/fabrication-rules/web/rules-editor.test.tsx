import { cleanup, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { atelierComponents } from '#atelier/atelier-components.model.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { fabricationRulesCalls } from '../fabrication-rules.calls.ts'
import { RulesEditor } from './rules-editor.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('a company chooses how lots are taken, then that each makes its own', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true, allCompanies: true })
  const companyId = serres.companies[0]?.id as string
  const open = (id: number) => {
    const component = atelierComponents.find(one => one.id === id)
    if (!component) throw new Error('no component')
    const Editor = () => createElement(RulesEditor, { component, companyId } as never)
    return renderPage(
      { path: '/regles', layout: 'content', title: 'atelier.rules', load: async () => Editor },
      { labels: [atelierTexts], as: sessionOf(sophie, serres), fetch: serverBehind(world) },
    )
  }

  const selection = await open(111)
  await selection.user.click(await screen.findByRole('combobox', { name: /Choix des lots/ }))
  await selection.user.click(await screen.findByRole('option', { name: 'Au scanner seulement' }))
  await selection.user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Règle enregistrée')
  cleanup()

  const single = await open(112)
  await single.user.click(await screen.findByRole('checkbox', { name: /Un seul lot par ordre/ }))
  await single.user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  const kept = () => as(sophie).call(fabricationRulesCalls.getFabricationRules, { companyId })
  await expect.poll(kept).toMatchObject({ lotSelection: 'scan', isSingleMixLot: false, version: 2 })
})
