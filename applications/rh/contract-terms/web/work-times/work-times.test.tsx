import { expect, test } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { rhTexts } from '../../../rh-texts.ts'
import type { TermActs } from '../../term.model.ts'
import type { WorkTime } from '../../work-time.model.ts'
import { WorkTimes } from './work-times.tsx'

const page: Page = { path: '/times', layout: 'blank', title: 'test', load: async () => WorkTimes }

const fullTime = ({ edit, archive }: TermActs): WorkTime => ({
  id: '0198a000-0000-7000-8000-000000000001',
  label: 'Équipe de jour',
  kind: 'full',
  weeklyHours: 35,
  daysPerWeek: 5,
  daysPerYear: null,
  distribution: null,
  exemptionReason: null,
  archivedAt: null,
  uses: { positions: 0, employees: 0, contracts: 0 },
  can: { edit, archive },
  version: 1,
})

/** Names of the buttons of the page, as the server says what may be done with terms. */
async function buttonsFor(acts: TermActs) {
  queryClient.clear()
  const shown = await renderPage(page, {
    labels: [rhTexts],
    fetch: ({ url }) => Response.json(url.endsWith('/rh/contractTerms/rights') ? acts : [fullTime(acts)]),
  })
  await shown.findByText('Équipe de jour')
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  return shown.queryAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent)
}

const ofWriters = ['Nouveau temps de travail', 'Équipe de jour']

test('work times are added and changed by who writes in every company', async () => {
  expect(await buttonsFor({ edit: true, archive: true, writePay: false })).toEqual(expect.arrayContaining(ofWriters))
})

test('work times are only read by who writes in some companies', async () => {
  const buttons = await buttonsFor({ edit: false, archive: false, writePay: false })

  expect(buttons.filter(name => ofWriters.includes(name))).toEqual([])
})

test('work times are ordered by how long they are', async () => {
  queryClient.clear()
  const acts: TermActs = { edit: true, archive: true, writePay: false }
  const lengths = { Plein: 35, Week: 9, Nuit: 10 }
  const times = Object.entries(lengths).map(([label, weeklyHours]) => ({
    ...fullTime(acts),
    id: `0198a000-0000-7000-8000-0000000000${weeklyHours}`.padEnd(36, '0'),
    label,
    weeklyHours,
  }))
  const { user, findByRole, getAllByRole } = await renderPage(page, {
    labels: [rhTexts],
    fetch: ({ url }) => Response.json(url.endsWith('/rh/contractTerms/rights') ? acts : times),
  })

  await user.click(await findByRole('button', { name: 'Durée' }))

  const shown = getAllByRole('row').flatMap(row => row.textContent?.match(/Plein|Week|Nuit/)?.[0] ?? [])
  expect(shown).toEqual(['Week', 'Nuit', 'Plein'])
})
