import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { FileToRead, FormerRuns, RunView } from '#platform/imports/import-pieces.web.ts'
import { employeesAddress, importAddress } from '#rh/employees/employees.web.ts'
import { staffImportCalls } from '../staff-import.calls.ts'
import { staffDesk } from './staff-desk.ts'

/** Those who came may stand in any tab. */
const everybodyAddress = `${employeesAddress}?tab=all`

/** The staff brought in from the client's own file: a new file, the former ones, or one of them from step to step. */
export function StaffImportPage() {
  const t = useT()
  const [address] = useSearchParams()
  const runId = address.get('run')
  const model = useCall(staffImportCalls.getStaffImportModel, {})
  const models = model.data && [model.data]

  return (
    <Page
      title={t('rh.staff-import.title')}
      context={t('rh.staff-import.context')}
      actions={
        <>
          <Button variant="outlined" color="inherit" component={Link} to={everybodyAddress}>
            {t('rh.staff-import.back')}
          </Button>
          {runId && (
            <Button variant="outlined" color="inherit" startIcon={<Add />} component={Link} to={importAddress}>
              {t('rh.staff-import.new')}
            </Button>
          )}
        </>
      }
    >
      {model.error && <Failed error={model.error} onRetry={model.refetch} />}
      {!models && !model.error && <CardSkeleton />}
      {models && runId && <RunView key={runId} desk={staffDesk} runId={runId} models={models} />}
      {models && !runId && (
        <>
          <SectionCard title={t('rh.staff-import.new')}>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('rh.staff-import.limits')}</Typography>
            <FileToRead desk={staffDesk} />
          </SectionCard>
          <FormerRuns desk={staffDesk} models={models} />
        </>
      )}
    </Page>
  )
}
