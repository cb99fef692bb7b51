import IconButton from '@mui/material/IconButton'
import Close from '~icons/ic/baseline-close'
import { Link, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { useWakeLock } from '#kernel/web/kit/touch/use-wake-lock.ts'
import { useNamePage } from '#kernel/web/page-name.ts'
import { linesPath } from '#atelier/lines/line-place.model.ts'
import { wallCalls } from '../wall.calls.ts'
import { Wall } from './wall.tsx'

const everyMs = 5_000

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
  return (
    <Wall
      line={data}
      end={
        <IconButton
          component={Link}
          to={linesPath}
          aria-label={t('atelier.wall.leave')}
          sx={{ color: '#B6C2B9', width: 56, height: 56 }}
        >
          <Close />
        </IconButton>
      }
    />
  )
}
