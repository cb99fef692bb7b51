import DrawOutlined from '~icons/ic/outline-draw'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { useUnlock } from './use-unlock.ts'

type Doing = 'sign' | 'decline' | 'cancel' | 'send' | null

/** What the reader may do with an envelope; what he may not has no button. */
export function EnvelopeActions({ envelope }: { envelope: EnvelopeInFull }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const self = useSession().person?.id
  const [doing, setDoing] = useState<Doing>(null)
  const { isUnlocked, unlock } = useUnlock()
  const { can, id, signsFor } = envelope
  const cancel = useSend(envelopesCalls.cancelEnvelope, { staysOnPage: true })
  const decline = useSend(signingCalls.declineEnvelope, { staysOnPage: true })
  const remind = useSend(envelopesCalls.remindSigners, {
    staysOnPage: true,
    onDone: ({ count }) => alert.success(t('envelopes.was-reminded', { count })),
  })
  const sendAgain = useSend(envelopesCalls.sendEnvelopeAgain, {
    staysOnPage: true,
    onDone: draft => {
      alert.success(t('envelopes.send-again-ready'))
      void navigate(addressOfEnvelope(draft.id))
    },
  })
  const close = () => setDoing(null)
  const takeProof = () =>
    downloadCall(envelopesCalls.getEnvelopeEvidence, { id }, { staysOnPage: true }).catch((failure: ApiError) =>
      alert.error(failure.message),
    )
  const onBehalf = signsFor && signsFor.id !== self ? { onBehalfOfId: signsFor.id } : {}
  return (
    <>
      {can.edit && (
        <Button variant="contained" onClick={() => setDoing('send')}>
          {t('verb.send')}
        </Button>
      )}
      {can.sendAgain && (
        <Button variant="contained" loading={sendAgain.isSending} onClick={() => sendAgain.start({ id })}>
          {t('envelopes.send-again')}
        </Button>
      )}
      {can.proof && (
        <Button variant="outlined" color="inherit" onClick={() => void takeProof()}>
          {t('envelopes.proof')}
        </Button>
      )}
      {can.remind && (
        <Button variant="outlined" color="inherit" loading={remind.isSending} onClick={() => remind.start({ id })}>
          {t('envelopes.remind')}
        </Button>
      )}
      {can.cancel && (
        <Button variant="outlined" color="inherit" onClick={() => setDoing('cancel')}>
          {t('envelopes.cancel')}
        </Button>
      )}
      {can.sign && (
        <>
          <Button variant="outlined" color="inherit" onClick={() => setDoing('decline')}>
            {t('envelopes.decline')}
          </Button>
          <Button variant="contained" startIcon={<DrawOutlined />} onClick={() => setDoing('sign')}>
            {t('envelopes.sign')}
          </Button>
        </>
      )}
      {doing === 'sign' && <SignDialog envelope={envelope} onClose={close} />}
      {doing === 'send' && <SendDialog envelope={envelope} onClose={close} />}
      {doing === 'decline' && (
        <ReasonDialog
          title={t('envelopes.decline-title')}
          text={t('envelopes.decline-text')}
          verb={t('envelopes.decline')}
          isUnlocked={isUnlocked}
          onSubmit={async ({ reason, password }) => {
            await unlock(password)
            await decline.send({ envelopeId: id, reason, ...onBehalf })
          }}
          onClose={close}
        />
      )}
      {doing === 'cancel' && (
        <ReasonDialog
          title={t('envelopes.cancel-title')}
          text={t('envelopes.cancel-text')}
          verb={t('envelopes.cancel')}
          onSubmit={({ reason }) => cancel.send({ envelopeId: id, reason })}
          onClose={close}
        />
      )}
    </>
  )
}
