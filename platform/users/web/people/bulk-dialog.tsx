import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { CompanyToFill, Member } from '../../member.model.ts'
import { membersCalls } from '../../members.calls.ts'
import { listedName } from '../../person-names.model.ts'
import { useOneByOne } from '../use-one-by-one.ts'
import { Failures, HowFar } from './progress.tsx'
import { ServicesTicks } from './services-ticks.tsx'

export type BulkAct = 'place' | 'resend' | 'end'

type Props = {
  act: BulkAct
  members: readonly Member[]
  clientId: string
  companies: readonly CompanyToFill[]
  onClose: (hasActed: boolean) => void
}

const may: Record<BulkAct, (member: Member) => boolean> = {
  place: ({ can }) => can.place,
  resend: ({ can }) => can.resend,
  end: ({ can }) => can.administer,
}
const staying = { staysOnPage: true }

/** The same act on several people: whom it touches, how far it is, who was refused and why, the way to go on. */
export function BulkDialog({ act, members, clientId, companies, onClose }: Props) {
  const t = useT()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const concerned = members.filter(may[act])
  const acts: Record<BulkAct, (userId: string) => Promise<unknown>> = {
    place: userId => fetchCall(membersCalls.addUserToServices, { userId, clientId, serviceIds: [...ticked] }, staying),
    resend: userId => fetchCall(membersCalls.resendInvitation, { userId, clientId }, staying),
    end: id => fetchCall(membersCalls.deleteUser, { id, clientId }, staying),
  }
  const { phase, outcomes, start, stop } = useOneByOne((member: Member) => acts[act](member.id))
  const done = new Set(outcomes.filter(({ failure }) => failure === null).map(({ item }) => item.id))
  const remaining = phase === 'asked' ? concerned : concerned.filter(({ id }) => !done.has(id))
  const isReady = concerned.length > 0 && (act !== 'place' || ticked.size > 0)
  const leave = () => (phase === 'working' ? stop() : onClose(phase === 'told'))

  return (
    <Dialog
      title={t(`users.bulk.${act}-title`, { count: concerned.length })}
      onClose={leave}
      stopsByClosing={phase === 'working'}
      width={act === 'place' ? 'sm' : 'xs'}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={leave}>
            {t({ asked: 'verb.cancel', working: 'verb.stop', told: 'verb.close' }[phase])}
          </Button>
          {phase !== 'working' && remaining.length > 0 && (
            <Button
              variant="contained"
              color={act === 'end' ? 'error' : 'primary'}
              disabled={!isReady}
              onClick={() => void start(remaining)}
            >
              {phase === 'told' ? t('users.bulk.resume', { count: remaining.length }) : t(`users.bulk.${act}`)}
            </Button>
          )}
        </>
      }
    >
      {phase === 'asked' && (
        <Typography sx={{ color: 'text.secondary', mb: act === 'place' ? 2 : 0 }}>
          {t(concerned.length > 0 ? `users.bulk.${act}-text` : 'users.bulk.nobody')}
        </Typography>
      )}
      {phase === 'asked' && act === 'place' && (
        <ServicesTicks companies={companies} ticked={ticked} onTick={setTicked} />
      )}
      {phase !== 'asked' && <HowFar done={outcomes.length} total={concerned.length} isWorking={phase === 'working'} />}
      {concerned.length < members.length && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('users.bulk.skipped', { count: members.length - concerned.length })}
        </Alert>
      )}
      {phase === 'told' && (
        <Failures
          failures={outcomes.flatMap(({ item, failure }) =>
            failure === null ? [] : [{ id: item.id, name: listedName(item), reason: failure }],
          )}
        />
      )}
    </Dialog>
  )
}
