import EditOutlined from '~icons/ic/outline-edit'
import TvOutlined from '~icons/ic/outline-tv'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import type { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfOrder } from '#atelier/fabrication-orders/order-place.model.ts'
import type { LigneWithUsers, LineState } from '../line.model.ts'
import { addressOfLine, addressOfWall } from '../line-place.model.ts'

const tones: Record<LineState, Tone> = { running: 'success', suspended: 'warning', idle: 'neutral', off: 'error' }

/** A line at this minute: what it makes, how far it is, since when it stands still, and who answers for it. */
export function LineCard({ line }: { line: z.output<typeof LigneWithUsers> }) {
  const t = useT()
  const { number, time } = useFormat()
  const { order } = line
  const share = order ? Math.min(100, (order.doneCases / order.plannedCases) * 100) : 0
  return (
    <Card sx={{ p: 2.25, display: 'grid', gap: 1.25, alignContent: 'start', height: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, fontSize: '1.15rem', fontWeight: 680 }}>
            {line.label}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {line.code}
            {line.casesPerHour !== null && ` · ${t('atelier.line.rate', { n: number(line.casesPerHour) })}`}
          </Box>
        </Box>
        <Chip size="medium" tone={tones[line.state]} label={t(`atelier.line.state.${line.state}`)} />
      </Box>
      {order ? (
        <Box
          component={Link}
          to={addressOfOrder(order.id)}
          sx={{ color: 'inherit', textDecoration: 'none', display: 'grid', gap: 0.5 }}
        >
          <Box sx={{ fontWeight: 600 }}>
            {order.article} · <bdi>{order.number}</bdi>
          </Box>
          <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
            <Box sx={{ height: 1, width: `${share}%`, bgcolor: 'primary.main' }} />
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {number(order.doneCases)} / {number(order.plannedCases)}
            {order.pausedSince && ` · ${t('atelier.line.stopped-since', { time: time(order.pausedSince) })}`}
          </Box>
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('atelier.line.no-order')}</Box>
      )}
      {line.users.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>{line.users.map(({ name }) => name).join(', ')}</Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 'auto', flexWrap: 'wrap' }}>
        {line.can.edit && (
          <Button
            size="small"
            color="inherit"
            startIcon={<EditOutlined />}
            component={Link}
            to={addressOfLine(line.id)}
          >
            {t('verb.edit')}
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<TvOutlined />} component={Link} to={addressOfWall(line.id)}>
          {t('atelier.line.wall')}
        </Button>
      </Box>
    </Card>
  )
}
