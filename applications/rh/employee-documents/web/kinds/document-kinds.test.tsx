import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import type { Page } from '#kernel/web/pages.ts'
import type { DocumentKind } from '../../document-kind.model.ts'
import { rhTexts } from '../../../rh-texts.ts'
import { DocumentKinds } from './document-kinds.tsx'

const page: Page = { path: '/kinds', layout: 'blank', title: 'test', load: async () => DocumentKinds }

const sst = (edit: boolean): DocumentKind => ({
  code: 'sst',
  label: 'Sauveteur secouriste du travail',
  hasNumber: true,
  hasExpiry: true,
  leadDays: [90, 60, 30],
  isSingle: false,
  isSensitive: false,
  blocks: 'none',
  months: 24,
  archivedAt: null,
  uses: 3,
  can: { edit },
  version: 1,
})

/** Names of the buttons of the page, as the server says that kinds may be edited or not. */
async function buttonsOf(edit: boolean) {
  queryClient.clear()
  const shown = await renderPage(page, {
    labels: [rhTexts],
    fetch: () => Response.json([sst(edit)]),
  })
  await shown.findByText('Sauveteur secouriste du travail')
  return shown.queryAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent)
}

const ofWriters = ['Ajouter un type de document', 'Sauveteur secouriste du travail']

test('kinds are added and changed by who manages the deadlines of every company', async () => {
  expect(await buttonsOf(true)).toEqual(expect.arrayContaining(ofWriters))
})

test('kinds are only read by who manages those of some companies', async () => {
  const buttons = await buttonsOf(false)

  expect(buttons.filter(name => ofWriters.includes(name) || name.startsWith('Actions'))).toEqual([])
})

test('kinds are ordered by how long their papers hold, from shortest to longest', async () => {
  queryClient.clear()
  const lengths = { CACES: 120, Visite: 24, Permis: 6 }
  const kinds = Object.entries(lengths).map(([label, months]) => ({ ...sst(true), code: label, label, months }))
  const { user, findByRole, getAllByRole } = await renderPage(page, {
    labels: [rhTexts],
    fetch: () => Response.json(kinds),
  })

  await user.click(await findByRole('button', { name: 'Durée de validité' }))

  const shown = getAllByRole('row').flatMap(row => row.textContent?.match(/CACES|Visite|Permis/)?.[0] ?? [])
  expect(shown).toEqual(['Permis', 'Visite', 'CACES'])
})
