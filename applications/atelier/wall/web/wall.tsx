import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useNow } from '#atelier/use-now.ts'
import { paceOf, type WallOfLine } from '../wall.model.ts'
import { HoursOfDay } from './hours-of-day.tsx'
import { WallHead, grounds } from './wall-head.tsx'
import { WallLists } from './wall-lists.tsx'

/** Seconds without an answer after which nothing on the wall is believed. */
const believedFor = 30

type Props = {
  line: WallOfLine
  /** At the end of the foot: the way out, or which of the lines this is. */
  end?: ReactNode
}

/** A line on a whole screen, read from across the hall: its colour says all. */
export function Wall({ line, end }: Props) {
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
      <Box
        sx={{
          ...card,
          bgcolor: '#18211B',
          display: 'grid',
          gap: 2,
          gridTemplateRows: { xs: 'repeat(2, max-content)', md: 'minmax(0, 1fr) auto' },
        }}
      >
        <HoursOfDay line={line} />
        <WallLists line={line} />
      </Box>
      <Box
        sx={{
          ...card,
          bgcolor: '#18211B',
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          columnGap: 3,
          py: { xs: 0.5, md: 0.75 },
        }}
      >
        <Box sx={{ fontSize: 'clamp(1.6rem, 4vh, 3rem)', fontWeight: 750, whiteSpace: 'nowrap' }}>
          {time(now.toString())}
        </Box>
        <Box sx={{ flex: 1, fontSize: { xs: '1.05rem', md: '1.4rem' }, color: '#B6C2B9' }}>
          {longDate(now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString())}
        </Box>
        <Box role="status" sx={{ fontSize: '1.1rem', color: '#B6C2B9' }}>
          {t('atelier.wall.age', { n: age })}
        </Box>
        {end}
      </Box>
    </Box>
  )
}

const screen = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  display: 'grid',
  gridTemplateRows: { xs: 'repeat(3, max-content)', md: 'auto minmax(0, 1fr) auto' },
  alignContent: 'start',
  overflowY: { xs: 'auto', md: 'hidden' },
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
