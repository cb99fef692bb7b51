import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Curve } from '#kernel/web/kit/curve.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type ErrorReport, nextStates } from '../error-report.model.ts'
import { errorReportsCalls } from '../error-reports.calls.ts'
import { ErrorOccurrences } from './error-occurrences.tsx'
import { ErrorStateChip } from './error-state-chip.tsx'
import { useSetErrorState } from './use-set-error-state.ts'

type Props = { id: string; onClose: () => void }

/** One report: what, where in the code, whom it touched and when, and where it stands. */
export function ErrorReportDialog({ id, onClose }: Props) {
  const t = useT()
  const { start, isSending } = useSetErrorState()
  const { data: report, error, refetch } = useCall(errorReportsCalls.getErrorReport, { id }, { staysOnPage: true })
  return (
    <Dialog
      title={report ? report.code : t('monitoring.error.one')}
      onClose={onClose}
      width="lg"
      actions={
        report &&
        nextStates[report.state].map(
          (to, number) =>
            to !== 'new' && (
              <Button
                key={to}
                variant={to === 'fixed' || (number === 0 && report.state !== 'new') ? 'contained' : 'outlined'}
                color={to === 'fixed' ? 'primary' : 'inherit'}
                disabled={isSending}
                onClick={() => start({ id, state: to })}
              >
                {t(`monitoring.mark.${to}`)}
              </Button>
            ),
        )
      }
    >
      {!report && error && <Failed error={error} onRetry={refetch} />}
      {!report && !error && <LinesSkeleton lines={8} />}
      {report && <Told report={report} />}
    </Dialog>
  )
}

function Told({ report }: { report: ErrorReport }) {
  const t = useT()
  const { number, digits } = useFormat()
  const today = businessToday()
  const days = report.days.map((value, at) => ({
    label: digits(today.subtract({ days: report.days.length - 1 - at }).toString()),
    value,
  }))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Box>
        <ErrorStateChip state={report.state} />
        <Typography dir="ltr" sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'start' }}>
          {report.message}
        </Typography>
      </Box>
      <Facts
        facts={[
          { label: t('field.source'), value: t(`monitoring.source.${report.source}`) },
          { label: t('monitoring.error.call'), value: report.source === 'browser' ? null : report.call },
          { label: t('monitoring.error.count'), value: number(report.count) },
          { label: t('monitoring.error.first'), value: <Moment instant={report.firstAt} /> },
          { label: t('monitoring.error.last'), value: <Moment instant={report.lastAt} /> },
          { label: t('field.versions'), value: releasesOf(report) },
          { label: t('monitoring.error.fixed-in'), value: report.fixedIn },
        ]}
      />
      <Curve title={t('monitoring.error.last-days')} points={days} written={number} tone="error" height={90} />
      {report.frames.length > 0 && (
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          aria-label={t('monitoring.error.frames')}
          sx={{
            m: 0,
            p: 1.5,
            borderRadius: 2,
            bgcolor: 'background.default',
            fontSize: '0.75rem',
            overflow: 'auto',
            maxHeight: 220,
          }}
        >
          {report.frames.join('\n')}
        </Box>
      )}
      <ErrorOccurrences report={report} />
    </Box>
  )
}

const releasesOf = ({ firstRelease, lastRelease }: ErrorReport) =>
  firstRelease === lastRelease ? lastRelease : `${firstRelease} – ${lastRelease}`
