import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { Enrolment } from '../enrolment.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'

type Props = { onProved: () => void; onClose: () => void }

/** A role or an act that asks for a second factor: it is set up here, or given where the person has one already. */
export function FactorDialog({ onProved, onClose }: Props) {
  const t = useT()
  const { data: factor } = useCall(secondFactorCalls.getMfa, {}, { staysOnPage: true })
  const text = factor?.enrolled ? 'identity.reauth.factor-text' : 'identity.enrolment.required'
  return (
    <Dialog title={t('identity.enrolment.title')} width="xs" onClose={onClose}>
      {factor && <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t(text)}</Typography>}
      {factor?.enrolled === false && <Enrolment onEnrolled={onProved} />}
      {factor?.enrolled && <ReauthenticationForm onProved={onProved} onCancel={onClose} />}
    </Dialog>
  )
}
