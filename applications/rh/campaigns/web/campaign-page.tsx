import GroupAdd from '~icons/ic/outline-group-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { CampaignBoard } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { addressOfArrivals, addressOfReturning } from '../campaigns-place.model.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { NeedsCard } from './needs-card.tsx'
import { NeedsDialog } from './needs-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { PlacesLine } from './places-line.tsx'
import { StepCard } from './step-card.tsx'
import { useStepActions } from './use-step-actions.tsx'

/** Where a season of hirings stands: what is needed, how far people are, and the next gesture for all of them at once. */
export function CampaignPage() {
  const t = useT()
  const { campaignId = '' } = useParams()
  const { data: board, error, refetch } = useCall(campaignsCalls.getCampaignBoard, { id: campaignId })
  if (board) return <Board board={board} />
  return (
    <Page title={t('rh.campaigns.title')}>
      {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={12} />}
    </Page>
  )
}

type Open = 'needs' | 'edit' | null

function Board({ board }: { board: CampaignBoard }) {
  const t = useT()
  const { date } = useFormat()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { campaign, total, steps, sites, can } = board
  const { actionOf, dialog } = useStepActions(board)
  const context = [
    t('rh.campaign.hirings', { count: total.needed }),
    t('rh.campaign.sites', { count: sites.filter(({ site }) => site).length }),
    t('rh.campaign.arrivals-from-to', { from: date(campaign.startsOn), to: date(campaign.endsOn) }),
  ]
  return (
    <Page
      title={campaign.name}
      context={context.join(' · ')}
      actions={
        <>
          <Button component={Link} to={addressOfArrivals(campaign.id)} variant="outlined">
            {t('rh.arrivals.title')}
          </Button>
          {can.write && (
            <>
              <Button
                component={Link}
                to={addressOfReturning(campaign.id)}
                variant="contained"
                startIcon={<GroupAdd />}
              >
                {t('rh.campaign.recall')}
              </Button>
              <RowMenu
                label={t('rh.campaign.menu')}
                actions={[
                  { label: t('rh.campaign.set-needs'), onSelect: () => setOpen('needs') },
                  { label: t('verb.edit'), onSelect: () => setOpen('edit') },
                ]}
              />
            </>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PlacesLine board={board} />
        <NeedsCard board={board} onSet={can.write ? () => setOpen('needs') : undefined} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
          }}
        >
          {steps.map(step => (
            <StepCard key={step.step} step={step} action={actionOf(step)} />
          ))}
        </Box>
        <PeopleTable board={board} />
      </Box>
      {dialog}
      {open === 'needs' && <NeedsDialog board={board} onClose={close} />}
      {open === 'edit' && <CampaignDialog row={campaign} onClose={close} />}
    </Page>
  )
}
