import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import type { Maintenance } from '../maintenance.model.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'
import { EndMaintenance } from './end-maintenance.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'
import { NewMaintenanceDialog } from './new-maintenance-dialog.tsx'

/** Closing the product or an application, now or later, and opening it again. */
export function MaintenancesPage() {
  const t = useT()
  const [isPlanning, setIsPlanning] = useState(false)
  const [toEnd, setToEnd] = useState<Maintenance | null>(null)
  const asked = useCall(maintenanceCalls.getMaintenances, {}, { refetchInterval: 30_000 })
  const applications = useCall(applicationsCalls.getAllApplications, {}, { staleTime: Number.POSITIVE_INFINITY }).data
  const maintenances = asked.data ?? []
  const present = maintenances.filter(({ state }) => state === 'active' || state === 'planned')
  const past = maintenances.filter(maintenance => !present.includes(maintenance))
  const running = present.filter(({ state }) => state === 'active').length
  const nameOf = (id: number) => applications?.find(application => application.id === id)?.name ?? ''
  const card = (maintenance: Maintenance) => (
    <MaintenanceCard
      key={maintenance.id}
      maintenance={maintenance}
      scope={maintenance.applicationId === null ? t('maintenance.everything') : nameOf(maintenance.applicationId)}
      onEnd={setToEnd}
    />
  )

  return (
    <Page
      title={t('maintenance.page')}
      context={
        asked.data &&
        t('maintenance.figures', {
          running: t('maintenance.count-running', { count: running }),
          planned: t('maintenance.count-planned', { count: present.length - running }),
        })
      }
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setIsPlanning(true)}>
          {t('maintenance.new')}
        </Button>
      }
    >
      {asked.isPending && <CardSkeleton lines={2} />}
      {asked.isError && <Failed error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.data && (
        <>
          {present.length === 0 && <Empty title={t('maintenance.none')} text={t('maintenance.none-text')} />}
          {present.map(card)}
          {past.length > 0 && (
            <Box component="section" sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
              <Typography variant="h6" component="h2">
                {t('maintenance.past')}
              </Typography>
              {past.map(card)}
            </Box>
          )}
        </>
      )}
      {isPlanning && <NewMaintenanceDialog applications={applications ?? []} onClose={() => setIsPlanning(false)} />}
      {toEnd && <EndMaintenance maintenance={toEnd} onClose={() => setToEnd(null)} />}
    </Page>
  )
}
