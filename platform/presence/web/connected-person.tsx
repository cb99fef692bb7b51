import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ServiceWithUsers } from '../presence.calls.ts'

type User = ServiceWithUsers['users'][number]

/** A French job in an Arabic page is cut at its end, and stands on the side of the page all the same. */
export function ConnectedPerson({ user: { firstname, name, jobtitle, since, idle } }: { user: User }) {
  const t = useT()
  const { time, exactly } = useFormat()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <Avatar name={`${firstname} ${name}`} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {firstname} {name}
        </Typography>
        <Typography noWrap dir="auto" variant="body2" sx={{ color: 'text.secondary', textAlign: 'left' }}>
          {jobtitle ?? t('presence.no-job')}
        </Typography>
      </Box>
      {idle ? (
        <Tooltip title={t('presence.idle-text')}>
          <span>
            <Chip label={t('presence.idle')} />
          </span>
        </Tooltip>
      ) : (
        <Tooltip title={exactly(since)}>
          <Typography component="time" dateTime={since} variant="caption" sx={{ color: 'text.secondary' }}>
            {t('presence.since', { time: time(since) })}
          </Typography>
        </Tooltip>
      )}
    </Box>
  )
}
