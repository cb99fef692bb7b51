import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { positionsCalls } from '../positions.calls.ts'
import { newPositionAddress } from './position-addresses.ts'
import { PositionsTable } from './positions-table.tsx'

/** What people are hired for, with the follow-up that each position asks for and how many hold it. */
export function PositionsPage() {
  const t = useT()
  const { data: writable } = useCall(positionsCalls.getCompaniesForPositions, {}, { staysOnPage: true })
  const list = useListState({ module: 'rh.positions', usualTab: 'active' })
  const isArchived = list.tab === 'archived'
  const answer = useCall(positionsCalls.getPaginatedPosts, {
    currentPage: list.page,
    pageSize: list.size,
    archived: isArchived ? 'true' : 'false',
    ...(list.search && { search: list.search }),
  })
  const mayAdd = writable?.everyCompany || (writable?.companies.length ?? 0) > 0
  const add = mayAdd && (
    <Button component={Link} to={newPositionAddress} variant="contained" startIcon={<Add />}>
      {t('rh.positions.new')}
    </Button>
  )
  return (
    <Page title={t('rh.positions.title')} context={t('rh.positions.context')} actions={add}>
      <PositionsTable list={list} answer={answer} isArchived={isArchived} add={add} />
    </Page>
  )
}
