import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { positionsCalls } from '../positions.calls.ts'
import { newPositionAddress } from './position-addresses.ts'
import { PositionsTable } from './positions-table.tsx'

/** What people are hired for, with the follow-up that each position asks for and how many hold it. */
export function PositionsPage() {
  const t = useT()
  const { data: writable } = useCall(positionsCalls.getCompaniesForPositions, {}, { staysOnPage: true })
  const list = useList(positionsCalls.getPaginatedPosts, { module: 'rh.positions', usualTab: 'active' })
  const isArchived = list.tab === 'archived'
  const { page: currentPage, size: pageSize, ...asked } = list.query
  const answer = useCall(
    positionsCalls.getPaginatedPosts,
    { ...asked, currentPage, pageSize, archived: isArchived ? 'true' : 'false' },
    { keepsFormer: true },
  )
  const mayAdd = writable?.everyCompany || (writable?.companies.length ?? 0) > 0
  const add = mayAdd && (
    <Button component={Link} to={newPositionAddress} variant="contained" startIcon={<Add />}>
      {t('rh.position.new')}
    </Button>
  )
  return (
    <Page title={t('rh.field.positions')} context={t('rh.positions.context')} actions={add}>
      <PositionsTable list={list} answer={answer} isArchived={isArchived} add={add} />
    </Page>
  )
}
