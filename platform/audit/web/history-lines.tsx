import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { auditCalls } from '../audit.calls.ts'
import type { HistoryLine } from '../audit.model.ts'
import { actorInWords } from './actor-in-words.ts'

type Props = {
  /** `rh.position`: a table whose room tells its history. */
  table: string
  rowId: string
}

/** What was done to a row, the newest first: who, when, which fields. */
export function HistoryLines({ table, rowId }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(auditCalls.getHistoryOfRow, { table, rowId })
  return (
    <>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={4} />}
      <Box component="ol" aria-label={t('field.history')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
    </>
  )
}

function Line({ line: { at, actor, support, action, columns } }: { line: HistoryLine }) {
  const t = useT()
  return (
    <Box component="li" sx={theme => ({ py: 1.25, '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } })}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`audit.action.${action}`)}
        {columns && columns.length > 0 && ` · ${columns.map(({ label }) => label).join(', ')}`}
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        <bdi>{actorInWords(t, actor)}</bdi> · <Moment instant={at} />{' '}
        {support && <Chip label={t('audit.support')} tone="warning" />}
      </Typography>
    </Box>
  )
}
