import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { RecordsPage } from './records-page.tsx'
import { useListState } from './use-list-state.ts'

type Lot = { id: string; name: string; archivedAt: string | null }

const tomatoes = { id: '1', name: 'Tomates', archivedAt: null }
const leeks = { id: '2', name: 'Poireaux', archivedAt: '2026-11-01T00:00:00Z' }
const done = { archive: vi.fn<(row: Lot) => Promise<void>>(), restore: vi.fn<(row: Lot) => Promise<void>>() }

const pageFor = (may: { write: boolean; archive: boolean }): Page => ({
  path: '/lots',
  layout: 'blank',
  title: 'test',
  load: async () =>
    function Lots() {
      const list = useListState({ module: 'test.lots', usualTab: 'active' })
      const items = [list.tab === 'archived' ? leeks : tomatoes]
      const data = { items, total: 1, totalIsExact: true, page: 0, size: 10 }
      return (
        <RecordsPage<Lot>
          title="Lots"
          list={list}
          answer={{ data, error: null, isFetching: false, refetch: () => undefined }}
          columns={[{ key: 'name', label: 'Nom', text: ({ name }) => name }]}
          nameOf={({ name }) => name}
          empty={{ title: 'Aucun lot' }}
          may={may}
          form={row => <p>{row ? `formulaire de ${row.name}` : 'nouveau formulaire'}</p>}
          history={row => <p>{`histoire de ${row.name}`}</p>}
          onArchive={done.archive}
          onRestore={done.restore}
        />
      )
    },
})

const menuOf = (name: string) => screen.findByRole('button', { name: `Actions pour ${name}` })
const choices = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)

test('who writes and archives adds, changes, and puts aside once he has said yes', async () => {
  const { user } = await renderPage(pageFor({ write: true, archive: true }))

  await user.click(await screen.findByRole('button', { name: 'Ajouter' }))
  await screen.findByText('nouveau formulaire')
  await user.click(await screen.findByRole('button', { name: 'Tomates' }))
  await screen.findByText('formulaire de Tomates')
  await user.click(await menuOf('Tomates'))
  await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
  const question = await screen.findByRole('dialog', { name: 'Archiver « Tomates » ?' })
  expect(done.archive).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Archiver' }))

  await screen.findByText('« Tomates » est archivé.')
  expect(done.archive).toHaveBeenCalledWith(tomatoes)
})

test('what was put aside is told apart, and taken back', async () => {
  const { user } = await renderPage(pageFor({ write: true, archive: true }), { path: '/lots?tab=archived' })

  await user.click(await menuOf('Poireaux'))
  expect(await choices()).toEqual(['Historique', 'Rétablir'])
  await user.click(await screen.findByRole('menuitem', { name: 'Rétablir' }))

  await screen.findByText('« Poireaux » est rétabli.')
})

test('who only reads is offered the history alone', async () => {
  const { user } = await renderPage(pageFor({ write: false, archive: false }))

  await user.click(await menuOf('Tomates'))
  expect(await choices()).toEqual(['Historique'])
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Tomates' })).toBeNull()
})
