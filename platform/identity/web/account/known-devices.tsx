import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { sessionsCalls } from '../../sessions.calls.ts'
import { DeviceName } from './device-name.tsx'

type Device = AnswerOf<typeof sessionsCalls.getSessions>['devices'][number]

/** Browsers in which the person has signed in; failed tries elsewhere do not shut them out. */
export function KnownDevices({ devices }: { devices: readonly Device[] }) {
  const t = useT()
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        {t('identity.device.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {devices.map(({ agent, firstSeenAt, lastSeenAt }) => (
          <Typography component="li" variant="body2" key={`${firstSeenAt} ${lastSeenAt}`} sx={{ py: 0.5 }}>
            <DeviceName agent={agent} />{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('identity.device.seen')} <Moment instant={lastSeenAt} />
            </Typography>
          </Typography>
        ))}
      </Box>
    </>
  )
}
