import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { useStaffList } from './use-staff-list.ts'

function Asked() {
  return <p role="note">{JSON.stringify(useStaffList().query)}</p>
}
const page: Page = { path: '/staff', layout: 'blank', title: 'test', load: async () => Asked }

/** What the server is asked beside the page of the list. */
async function asked(address: Record<string, string>) {
  await renderPage(page, { path: `/staff?${new URLSearchParams(address)}` })
  const { page: _page, size: _size, ...rest } = JSON.parse((await screen.findByRole('note')).textContent ?? '')
  return rest
}

const usual = { sort: 'name', status: 'active' }
const site = '01999999-9999-7999-8999-999999999999'

test('filters go to the server under the names of the call', async () => {
  const filters = {
    'f.site': site,
    'f.unit': 'none',
    'f.family': 'seasonal',
    'f.month': 'starting',
    'f.citizenship': 'RO',
  }
  expect(await asked({ ...filters, tab: 'all', sort: 'contractEnd-desc' })).toEqual({
    siteId: site,
    unitId: 'none',
    family: 'seasonal',
    thisMonth: 'starting',
    citizenship: 'RO',
    status: 'all',
    sort: '-contractEnd',
  })
})

test('days go to the server as the address tells them', async () => {
  const [starting, ending] = ['2026-01-01..2026-12-31', '2026-11-22..2026-11-22']
  expect(await asked({ 'f.starting': starting, 'f.ending': ending })).toEqual({ ...usual, starting, ending })
})

test.each(['2026', '2026-12-31..2026-01-01', '2026-02-30..2026-03-01', '2026-01-01..', '0000-01-01..2026-01-01'])(
  '%s are no days',
  async text => {
    expect(await asked({ 'f.starting': text, 'f.ending': text })).toEqual(usual)
  },
)

test('what a hand wrote into the address and means nothing narrows nothing', async () => {
  const meaningless = { site: 'serre nord', company: 'none', family: 'cdi', sex: 'x', citizenship: 'ZZ', month: 'x' }
  const filters = Object.entries({ ...meaningless, colour: 'red' }).map(([name, value]) => [`f.${name}`, value])
  expect(await asked({ ...Object.fromEntries(filters), sort: 'cellPhone-asc' })).toEqual(usual)
})

test('an unknown tab is the first', async () => {
  expect(await asked({ tab: 'gone' })).toEqual(usual)
})
