import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { rightsCalls } from '../../rights.calls.ts'
import { ExplainCeilings } from './explain-ceilings.tsx'
import { ExplainCompanies } from './explain-companies.tsx'
import { ExplainSources } from './explain-sources.tsx'

type Props = { userId: string; elementId: number; onClose: () => void }

/** Why somebody holds what he holds on an element: the sentence first, then what it is made of. */
export function ExplainRight({ userId, elementId, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(rightsCalls.explainRight, { userId, elementId }, { staysOnPage: true })
  return (
    <Dialog title={t('rights.explain')} width="sm" onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={6} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography sx={{ fontSize: '1rem', fontWeight: 550 }}>{data.sentence}</Typography>
          {data.readOnly && <Alert severity="info">{t('rights.explain.read-only')}</Alert>}
          <ExplainSources kind={data.element.kind} sources={data.sources} />
          <ExplainCeilings kind={data.element.kind} ceilings={data.ceilings} />
          {data.level > 0 && <ExplainCompanies kind={data.element.kind} companies={data.companies} />}
        </Box>
      )}
    </Dialog>
  )
}
