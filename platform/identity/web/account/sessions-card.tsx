import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { sessionsCalls } from '../../sessions.calls.ts'
import { KnownDevices } from './known-devices.tsx'
import { SessionLine } from './session-line.tsx'

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }

/** The sessions of a person and the browsers that he uses: one's own, or those of somebody whom one leads. */
export function SessionsCard({ userId }: { userId: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(sessionsCalls.getSessions, { userId })
  return (
    <SectionCard title={t('identity.sessions.title')}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesSkeleton lines={4} />}
      {data?.sessions.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('identity.sessions.none')}
        </Typography>
      )}
      {data && (
        <Box component="ul" sx={list}>
          {data.sessions.map(session => (
            <SessionLine key={session.connectionUid} session={session} />
          ))}
        </Box>
      )}
      {data && data.devices.length > 0 && <KnownDevices devices={data.devices} />}
    </SectionCard>
  )
}
