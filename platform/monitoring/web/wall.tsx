import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FirstLoad } from '#kernel/web/kit/first-load.tsx'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { useFormat } from '#kernel/web/use-format.ts'

type Props = {
  title: string
  /** Milliseconds since 1970, of the last answer. */
  at: number
  isLost: boolean
  error: Error | null
  children: ReactNode | undefined
}

/** A screen that hangs on a wall: read from five metres, touched by nobody. */
export function Wall({ title, at, isLost, error, children }: Props) {
  const t = useT()
  const { time } = useFormat()
  if (!children && error) return <NotShown error={error} title={title} />
  if (!children) return <FirstLoad />
  const moment = time(Temporal.Instant.fromEpochMilliseconds(at).toString())
  return (
    <Box
      sx={{
        minHeight: '100vh',
        p: 'clamp(16px, 2.4vw, 56px)',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        gap: '2vw',
      }}
    >
      <title>{`${title} · Sillon`}</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Logo size={44} />
        <Typography component="h1" sx={{ fontSize: 'clamp(1.4rem, 2.4vw, 3.4rem)', fontWeight: 680, flex: 1 }}>
          {title}
        </Typography>
        <Typography
          role="status"
          sx={theme => ({
            fontSize: 'clamp(0.9rem, 1.4vw, 2rem)',
            color: isLost ? theme.vars.palette.error.strong : 'text.secondary',
            fontWeight: isLost ? 650 : 400,
          })}
        >
          {isLost ? t('monitoring.wall.lost', { time: moment }) : moment}
        </Typography>
      </Box>
      <Box sx={{ opacity: isLost ? 0.45 : 1, filter: isLost ? 'grayscale(1)' : 'none', transition: 'opacity 300ms' }}>
        {children}
      </Box>
    </Box>
  )
}

function NotShown({ error, title }: { error: Error; title: string }) {
  const t = useT()
  return (
    <Box
      role="alert"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 2,
        p: 3,
      }}
    >
      <title>{`${title} · Sillon`}</title>
      <Typography variant="h4" component="h1">
        {t('monitoring.wall.shut')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>
        {error instanceof ApiError && error.code !== 'TOKEN_EXPIRED' ? error.message : t('monitoring.wall.shut-text')}
      </Typography>
    </Box>
  )
}
