import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import type { EditorProps } from '../../component-editor.slot.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { OrderedList } from '../ordered-list.tsx'
import { moveBy } from '../move-by.ts'
import { DashboardDialog } from './dashboard-dialog.tsx'
import { DashboardRow } from './dashboard-row.tsx'

/** The dashboards of an application, each for its services. */
export function DashboardsEditor({ component: { elementId } }: EditorProps) {
  const t = useT()
  const { data, error, refetch } = useCall(dashboardsCalls.getConfiguredDashboards, { elementId })
  const choices = useCall(dashboardsCalls.getDashboardChoices, { elementId })
  const [edited, setEdited] = useRowInHand(data, ({ id }) => id)
  const move = moveBy(dashboardsCalls.moveDashboard)
  const failure = error ?? choices.error
  if (failure) return <Failed error={failure} onRetry={() => Promise.all([refetch(), choices.refetch()])} />
  if (!data || !choices.data) return <LinesSkeleton lines={6} />
  if (choices.data.panels.length === 0)
    return <Empty title={t('configuration.dashboards.no-panel')} text={t('configuration.dashboards.no-panel-text')} />
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('configuration.dashboards.add')}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty title={t('configuration.dashboards.none')} text={t('configuration.dashboards.none-text')} action={add} />
      ) : (
        <Box>
          <OrderedList
            label={t('configuration.dashboards.title')}
            items={data}
            nameOf={({ name }) => name}
            onMove={move}
          >
            {dashboard => <DashboardRow dashboard={dashboard} onEdit={() => setEdited(dashboard)} />}
          </OrderedList>
          <Box sx={{ mt: 1.5 }}>{add}</Box>
        </Box>
      )}
      {edited && (
        <DashboardDialog
          elementId={elementId}
          choices={choices.data}
          {...(edited !== 'new' && { dashboard: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
