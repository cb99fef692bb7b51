import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { marie } from '#kernel/testing/marie.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { PageLink } from './kit/page-link.tsx'
import { useListState } from './kit/use-list-state.ts'
import type { Page } from './pages.ts'
import { setClient, signOut } from './session.ts'

const Menu = () => (
  <nav>
    <PageLink to="/salaries" reopens>
      Salariés
    </PageLink>
    <Link to="/accueil">Accueil</Link>
    <PageLink to="/salaries?tab=all" reopens>
      Tous
    </PageLink>
  </nav>
)

function StaffPage() {
  const list = useListState({ module: 'rh.employees', usualTab: 'active' })
  return (
    <>
      <Menu />
      <button type="button" onClick={() => list.setTab('archived')}>
        Archivés
      </button>
      <button type="button" onClick={() => list.setPage(2)}>
        Page 3
      </button>
    </>
  )
}

const staff: Page = { path: '/salaries', layout: 'blank', title: 'test', load: async () => StaffPage }
const home: Page = { ...staff, path: '/accueil', load: async () => Menu }

async function leaveArchivedStaff() {
  const opened = await renderPage(staff, { others: [home, { ...home, path: '/login' }], as: marie })
  const click = async (name: string) => opened.user.click(await screen.findByText(name))
  await click('Archivés')
  await click('Page 3')
  const isAt = (address: string) => waitFor(() => expect(opened.address()).toBe(address))
  const goHome = async () => {
    await click('Accueil')
    await isAt('/accueil')
    // Whose menu would be clicked in while it is taken away.
    await waitFor(() => expect(screen.queryByText('Archivés')).toBeNull())
  }
  await goHome()
  return { ...opened, click, isAt, goHome }
}

test('the menu reopens a list with the tab and the page that it had; once more, it begins anew', async () => {
  const { click, isAt, goHome } = await leaveArchivedStaff()
  await click('Salariés')
  await isAt('/salaries?tab=archived&page=3')

  await click('Salariés')
  await isAt('/salaries')
  await goHome()
  await click('Salariés')
  await isAt('/salaries')
})

test('a link that says how to look at the list is followed as it is', async () => {
  const { click, isAt } = await leaveArchivedStaff()
  await click('Tous')
  await isAt('/salaries?tab=all')
})

test('another client of the tab finds none of it', async () => {
  const { click, isAt } = await leaveArchivedStaff()
  setClient({ id: 'client-bocage', name: 'Bocage', logo: null, readOnly: false })
  await click('Salariés')
  await isAt('/salaries')
})

test('nothing of it outlives the session', async () => {
  await leaveArchivedStaff()
  signOut()
  expect(Object.keys(sessionStorage).filter(key => key.startsWith('list.'))).toEqual([])
})
