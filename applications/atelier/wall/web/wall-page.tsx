import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Close from '~icons/ic/baseline-close'
import { Link, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { useWakeLock } from '#kernel/web/kit/touch/use-wake-lock.ts'
import { useNamePage } from '#kernel/web/page-name.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { linesPath } from '#atelier/lines/line-place.model.ts'
import { useNow } from '#atelier/use-now.ts'
import { paceOf, type WallOfLine } from '../wall.model.ts'
import { wallCalls } from '../wall.calls.ts'
import { HoursOfDay } from './hours-of-day.tsx'
import { WallHead, grounds } from './wall-head.tsx'
import { WallLists } from './wall-lists.tsx'

const everyMs = 5_000
/** Seconds without an answer after which nothing on the wall is believed. */
const believedFor = 30

/** A line on a wall, read from across the hall: its colour says all. */
export function WallPage() {
  const t = useT()
  useWakeLock()
  const { id = '' } = useParams()
  const { data, error, refetch } = useCall(
    wallCalls.getWallOfLine,
    { id },
    { staysOnPage: true, refetchInterval: everyMs },
  )
  useNamePage(data?.label ?? t('atelier.wall.title'))
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return <Wall line={data} />
}

function Wall({ line }: { line: WallOfLine }) {
  const t = useT()
  const { time, longDate } = useFormat()
  const now = useNow(1_000)
  const age = Math.max(0, Math.round(Temporal.Instant.from(line.at).until(now).total('second')))
  const isOffline = age > believedFor
  const pace = paceOf(line)
  if (isOffline) return <Box sx={{ ...screen, ...offline }}>{t('atelier.wall.offline')}</Box>
  return (
    <Box component="main" sx={screen}>
      <title>{`${line.label} · Sillon`}</title>
      <Box sx={{ ...card, bgcolor: grounds[pace] }}>
        <WallHead line={line} pace={pace} now={now} />
      </Box>
      <Box sx={{ ...card, bgcolor: '#18211B', display: 'grid', gap: 2, gridTemplateRows: 'minmax(0, 1fr) auto' }}>
        <HoursOfDay line={line} />
        <WallLists line={line} />
      </Box>
      <Box
        sx={{ ...card, bgcolor: '#18211B', display: 'flex', alignItems: 'center', gap: 3, py: { xs: 0.5, md: 0.75 } }}
      >
        <Box sx={{ fontSize: 'clamp(1.6rem, 4vh, 3rem)', fontWeight: 750 }}>{time(now.toString())}</Box>
        <Box sx={{ flex: 1, fontSize: '1.4rem', color: '#B6C2B9' }}>
          {longDate(now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString())}
        </Box>
        <Box role="status" sx={{ fontSize: '1.1rem', color: '#B6C2B9' }}>
          {t('atelier.wall.age', { n: age })}
        </Box>
        <IconButton
          component={Link}
          to={linesPath}
          aria-label={t('atelier.wall.leave')}
          sx={{ color: '#B6C2B9', width: 56, height: 56 }}
        >
          <Close />
        </IconButton>
      </Box>
    </Box>
  )
}

const screen = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 2,
  p: 2,
  bgcolor: '#0B120D',
  color: '#FFFFFF',
  fontVariantNumeric: 'tabular-nums',
} as const

const card = { borderRadius: '24px', p: { xs: 2, md: 3 }, minHeight: 0, overflow: 'hidden' } as const

const offline = {
  display: 'grid',
  placeItems: 'center',
  bgcolor: '#000000',
  fontSize: 'clamp(2rem, 8vw, 6rem)',
  fontWeight: 700,
  textAlign: 'center',
} as const
