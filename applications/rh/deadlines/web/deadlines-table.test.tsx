import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import type { ExpirableDocument } from '../deadline.model.ts'
import { deadlinesWeb } from '../deadlines.web.ts'
import { DeadlinesTable } from './deadlines-table.tsx'
import { useDeadlineList } from './use-deadline-list.ts'

const paper: ExpirableDocument = {
  id: '01999999-9999-7999-8999-999999999991',
  employeeId: '01999999-9999-7999-8999-999999999992',
  firstname: 'Paul',
  name: 'Abreu',
  company: null,
  kind: 'sst',
  kindLabel: 'Sauveteur secouriste',
  documentName: null,
  identificationNumber: null,
  startingDate: null,
  expirationDate: '2026-11-20',
  daysLeft: -3,
  state: 'expired',
  blocks: 'none',
  askedAt: null,
  can: { renew: false },
}

function Deadlines() {
  const list = useDeadlineList()
  const data = { items: [paper], total: 1, totalIsExact: true, page: 0, size: 25 }
  const answer = { data, error: null, isFetching: false, refetch: () => undefined }
  return <DeadlinesTable list={list} answer={answer} tabs={[]} companies={[]} renews={false} />
}
const page: Page = { path: '/deadlines', layout: 'blank', title: 'test', load: async () => Deadlines }
const open = (search: string) => {
  queryClient.clear()
  return renderPage(page, {
    path: `/deadlines${search}`,
    labels: deadlinesWeb.labels,
    fetch: () => Response.json([]),
  })
}

test('papers stand by their week as long as their end orders them', async () => {
  await open('?sort=end-desc')
  expect(await screen.findByRole('rowheader')).toBeTruthy()
})

test('those in another order stand in no week', async () => {
  const { user, address } = await open('')

  await user.click(await screen.findByText('Salarié'))

  expect(address()).toContain('sort=name-asc')
  expect(screen.queryByRole('rowheader')).toBeNull()
})
