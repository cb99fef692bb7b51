import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import { applicationsCalls } from '../applications.calls.ts'
import { figuresCalls } from '../figures.calls.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationDialog } from './application-dialog.tsx'

/** The applications of the platform: each leads to its elements. */
export function ApplicationsPage() {
  const t = useT()
  const asked = useCall(applicationsCalls.getAllApplications, {})
  const [edited, setEdited] = useRowInHand(asked.data, ({ id }) => id)
  const uses = useCall(figuresCalls.getNumberOfClientsForApplications, {}).data
  const clientsOf = (id: number) => uses?.find(({ applicationId }) => applicationId === id)?.clients
  return (
    <Page
      title={t('field.applications')}
      context={asked.data && t('count.applications', { count: asked.data.length })}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
          {t('applications.new')}
        </Button>
      }
    >
      {asked.isError && <Failed error={asked.error} onRetry={() => asked.refetch()} />}
      <CardGrid most={4}>
        {asked.isPending && [1, 2, 3, 4, 5, 6, 7, 8].map(card => <Waiting key={card} />)}
        {asked.data?.map(application => (
          <ApplicationCard
            key={application.id}
            application={application}
            clients={clientsOf(application.id)}
            onEdit={() => setEdited(application)}
          />
        ))}
      </CardGrid>
      {edited && <ApplicationDialog application={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

const Waiting = () => (
  <li>
    <CardSkeleton lines={3} />
  </li>
)
