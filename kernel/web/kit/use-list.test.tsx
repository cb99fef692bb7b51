import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { choice } from '#kernel/shared/list.ts'
import { day, listOf } from '#kernel/shared/list-of.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '../pages.ts'
import { useList } from './use-list.ts'

const Plot = z.object({ id: z.string() })
const read = { method: 'GET', access: signedIn() } as const
const { plots, harvests } = calls('trial/plots', {
  plots: {
    ...read,
    path: 'plots',
    ...listOf(Plot, {
      sorts: ['name'],
      comparedSorts: ['area'],
      isSearched: true,
      tabs: 'crop',
      filters: { crop: choice(['leek', 'tomato']), sownSince: day({ address: 'sown' }) },
    }),
  },
  harvests: { ...read, path: 'harvests', ...listOf(Plot, { sorts: ['day'], isUsuallyDownwards: true }) },
})

function Asked() {
  const ofPlots = useList(plots, { module: 'test.asked-plots' })
  const ofHarvests = useList(harvests, { module: 'test.asked-harvests' })
  return (
    <>
      <p role="note">{JSON.stringify(ofPlots.query)}</p>
      <p role="note">{JSON.stringify(ofHarvests.query)}</p>
    </>
  )
}
const page: Page = { path: '/asked', layout: 'blank', title: 'test', load: async () => Asked }

async function asked(search: string) {
  await renderPage(page, { path: `/asked?${search}` })
  return (await screen.findAllByRole('note')).map(note => JSON.parse(note.textContent ?? ''))
}

const usual = { page: 0, size: 10 }

test('a list is asked what the address says of it, under the names of its call', async () => {
  expect(await asked('sort=area-desc&search=nord&tab=leek&f.sown=2026-03-01&page=3')).toEqual([
    { page: 2, size: 10, search: 'nord', sort: '-area', crop: 'leek', sownSince: '2026-03-01' },
    { page: 2, size: 10, sort: '-day' },
  ])
})

test('what an address says that means nothing to a list is not asked of it', async () => {
  expect(await asked('sort=colour-asc&tab=rice&f.sown=2026-02-30&f.hue=red')).toEqual([
    { ...usual, sort: 'name' },
    { ...usual, sort: '-day' },
  ])
})
