import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Paper from '@mui/material/Paper'
import Portal from '@mui/material/Portal'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'

/** Milliseconds (platform-core, section 9). */
const numberEvery = 100
const ringEvery = 200
const whole = 60_000

/** Seconds at which the warning is spoken; in between it would only be noise. */
const spokenAt = [60, 10]

/** The last minute before an idle session ends. Any activity takes it away; the focus stays where it was. */
export function IdleCard({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const t = useT()
  const left = useTimeLeft(endsAt, numberEvery)
  const ring = useTimeLeft(endsAt, ringEvery)
  const seconds = Math.ceil(left / 1000)
  const spoken = spokenAt.findLast(at => seconds <= at) ?? whole / 1000
  useEffect(() => {
    if (left === 0) onEnd()
  }, [left === 0])

  return (
    <Portal>
      <Paper
        component="section"
        aria-label={t('identity.idle.title')}
        sx={theme => ({
          position: 'fixed',
          zIndex: theme.zIndex.tooltip + 1,
          top: 24,
          insetInline: 0,
          mx: 'auto',
          width: 'min(440px, calc(100vw - 32px))',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 2.5,
          borderRadius: '10px',
          border: `1px solid ${theme.vars.palette.warning.main}`,
          boxShadow: '0 8px 28px rgba(16, 32, 22, 0.2)',
        })}
      >
        <Box role="alert" sx={visuallyHidden}>
          {t('identity.idle.text', { count: spoken })}
        </Box>
        <Box aria-hidden sx={{ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 }}>
          <CircularProgress
            variant="determinate"
            color="warning"
            size={56}
            thickness={4}
            value={(ring / whole) * 100}
            sx={{ '& circle': { transition: 'none' } }}
          />
          <Typography
            component="span"
            sx={{ position: 'absolute', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {seconds}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('identity.idle.text', { count: seconds })}
          </Typography>
          <Button variant="contained">{t('identity.idle.stay')}</Button>
        </Box>
      </Paper>
    </Portal>
  )
}

/** Milliseconds until `endsAt`, read anew so often; never below zero. */
function useTimeLeft(endsAt: number, every: number) {
  const read = () => Math.max(0, Math.min(whole, endsAt - Date.now()))
  const [left, setLeft] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setLeft(read()), every)
    return () => clearInterval(timer)
  }, [endsAt, every])
  return left
}
