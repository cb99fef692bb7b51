import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { signOut } from '#kernel/web/session.ts'
import { sessionsCalls } from '../../sessions.calls.ts'
import { DeviceName } from './device-name.tsx'

type KeptSession = AnswerOf<typeof sessionsCalls.getSessions>['sessions'][number]

/** One session: where, since when, how it ended, and the way to end it. */
export function SessionLine({ session }: { session: KeptSession }) {
  const t = useT()
  const { connectionUid, createdAt, endedAt, reason, address, agent, current } = session
  const [isEnding, setIsEnding] = useState(false)
  const { send } = useSend(sessionsCalls.revokeSession)
  const end = async () => {
    await send({ connectionUid })
    if (current) signOut()
  }
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.25 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <DeviceName agent={agent} />
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t('identity.sessions.since')} <Moment instant={createdAt} />
          {address && (
            <>
              {' · '}
              <bdi>{address}</bdi>
            </>
          )}
          {endedAt && (
            <>
              {' · '}
              {t('identity.sessions.ended')} <Moment instant={endedAt} />
            </>
          )}
        </Typography>
      </Box>
      {endedAt ? (
        <Chip label={t(`identity.ended.${(reason ?? 'logout').toLowerCase()}`)} />
      ) : (
        <>
          <Chip label={t(current ? 'identity.sessions.this-one' : 'identity.sessions.open')} tone="success" />
          <Button size="small" color="error" onClick={() => setIsEnding(true)}>
            {t('identity.sessions.end')}
          </Button>
        </>
      )}
      {isEnding && (
        <Confirm
          title={t('identity.sessions.end-title')}
          verb={t('identity.sessions.end')}
          isDestructive
          onConfirm={end}
          onClose={() => setIsEnding(false)}
        >
          {t(current ? 'identity.sessions.end-own' : 'identity.sessions.end-text')}
        </Confirm>
      )}
    </Box>
  )
}
