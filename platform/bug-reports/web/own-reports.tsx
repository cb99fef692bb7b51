import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import Box from '@mui/material/Box'
import type { BugReport } from '../bug-report.model.ts'
import { OwnReport } from './own-report.tsx'

type Props = { reports: readonly BugReport[] | undefined; error: Error | null; onRetry: () => void }

/** What one has reported in this client, the newest first. */
export function OwnReports({ reports, error, onRetry }: Props) {
  const t = useT()
  return (
    <SectionCard title={t('bug-reports.own')}>
      {!reports && error && <Failed error={error} onRetry={onRetry} />}
      {!reports && !error && <LinesSkeleton lines={4} />}
      {reports?.length === 0 && <Empty title={t('bug-reports.none')} text={t('bug-reports.none-text')} />}
      {reports && reports.length > 0 && (
        <Box component="ul" sx={list}>
          {reports.map(report => (
            <OwnReport key={report.id} report={report} />
          ))}
        </Box>
      )}
    </SectionCard>
  )
}

const list = { m: 0, mx: -2.5, mb: -2.5, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }
