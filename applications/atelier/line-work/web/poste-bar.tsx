import Badge from '~icons/ic/baseline-badge'
import Groups from '~icons/ic/baseline-groups'
import Logout from '~icons/ic/baseline-logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { WaitingBadge } from '#kernel/web/kit/touch/waiting-badge.tsx'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrder } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { useNow } from '#atelier/use-now.ts'
import { logAbandoned } from './log-abandoned.ts'
import { useOperatorInHand } from './operator-in-hand.ts'
import type { PersonOfOrder } from '../line-work.model.ts'

type Props = {
  order: FabricationOrder
  people: readonly PersonOfOrder[]
  onTeam: () => void
  onOperator: () => void
  onLeave: () => void
}

/** Which line and what it makes, how it stands, whether it is heard, and what time it is. */
export function PosteBar({ order, people, onTeam, onOperator, onLeave }: Props) {
  const t = useT()
  const { time } = useFormat()
  const now = useNow(1_000)
  const operator = useOperatorInHand()
  const there = people.filter(({ toAt }) => toAt === null).length
  return (
    <>
      <Logo size={40} />
      <Box sx={{ minWidth: 0, flex: '0 1 auto' }}>
        <Box
          component="h1"
          sx={{
            m: 0,
            unicodeBidi: 'plaintext',
            textAlign: 'left',
            fontSize: 'clamp(1.1rem, 1.75vw, 1.6rem)',
            fontWeight: 700,
            lineHeight: 1.15,
            ...oneLine,
          }}
        >
          {order.line} · {order.article}
        </Box>
        <Box sx={{ fontSize: '0.95rem', color: '#C9D5CC', ...oneLine }}>
          <bdi>{order.number}</bdi>
          {order.customer && ` · ${order.customer}`}
        </Box>
      </Box>
      <StateChip order={order} now={now} />
      <Box sx={{ flex: 1 }} />
      <WaitingBadge onAbandon={logAbandoned} />
      <Button
        onClick={onOperator}
        startIcon={<Badge />}
        sx={{ ...pill, color: '#FFFFFF', bgcolor: 'rgba(255,255,255,0.12)' }}
      >
        {operator ?? t('atelier.poste.operator')}
      </Button>
      <Button
        onClick={onTeam}
        startIcon={<Groups />}
        sx={{ ...pill, color: '#FFFFFF', bgcolor: 'rgba(255,255,255,0.12)' }}
      >
        {t('atelier.poste.there', { n: there })}
      </Button>
      <Button onClick={onLeave} aria-label={t('atelier.poste.leave')} sx={{ ...pill, color: '#FFFFFF', minWidth: 56 }}>
        <Logout sx={{ 'html[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
      </Button>
      <Box sx={{ fontSize: '1.9rem', fontWeight: 700, whiteSpace: 'nowrap' }}>{time(now.toString())}</Box>
    </>
  )
}

const grounds = {
  created: '#3D5A80',
  running: '#2E7D4F',
  suspended: '#A86400',
  finished: '#4A554E',
  closed: '#4A554E',
  cancelled: '#4A554E',
} as const

/** How the order stands, and since when it does not go on. */
export function StateChip({ order, now }: { order: FabricationOrder; now: Temporal.Instant }) {
  const t = useT()
  const { state, openPause, pouringEndedAt } = order
  const isEmptied = state === 'running' && pouringEndedAt !== null
  const said = isEmptied ? t('atelier.poste.pouring-ended') : t(`atelier.order.state.${state}`)
  const since = openPause && ` ${countOf(openPause.startedAt, now)}`
  return (
    <Box
      sx={{ ...pill, bgcolor: grounds[state], fontWeight: 700, textTransform: 'uppercase', letterSpacing: '0.03em' }}
    >
      {said}
      {since}
    </Box>
  )
}

/** Minutes and seconds since an instant: `04:12`, and `1:04:12` past an hour. */
export function countOf(since: string, now: Temporal.Instant) {
  const { hours, minutes, seconds } = Temporal.Instant.from(since).until(now, { largestUnit: 'hour' })
  const two = (value: number) => String(Math.max(0, Math.floor(value))).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}

const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const
const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  px: 2,
  borderRadius: '12px',
  fontSize: '1.05rem',
  whiteSpace: 'nowrap',
  flexShrink: 0,
} as const
