import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { disputesCalls } from '../disputes.calls.ts'
import { DisputeActs } from './dispute-acts.tsx'
import { DisputeFacts } from './dispute-facts.tsx'
import { DisputeLines } from './dispute-lines.tsx'
import { DisputeProofs } from './dispute-proofs.tsx'
import { DisputeTimeline } from './dispute-timeline.tsx'

/** A dispute beside its list: what happened, what proves it, and what may be done next. */
export function DisputeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall(disputesCalls.getDispute, { id }, { staysOnPage: true })
  return (
    <SideSheet title={data ? `${data.number} · ${data.customer}` : t('qualite.dispute')} width="wide" onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton lines={8} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <DisputeActs dispute={data} />
          <DisputeFacts dispute={data} />
          <DisputeLines dispute={data} />
          <DisputeProofs dispute={data} />
          <DisputeTimeline dispute={data} />
        </Box>
      )}
    </SideSheet>
  )
}
