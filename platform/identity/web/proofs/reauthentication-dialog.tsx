import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { useSession } from '#kernel/web/session.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

type Props = { onProved: () => void; onClose: () => void }

/** Somebody else may have taken the chair: before what cannot be taken back the person proves again who he is. */
export function ReauthenticationDialog({ onProved, onClose }: Props) {
  const t = useT()
  const { person } = useSession()
  return (
    <Dialog title={t('identity.reauth.title')} width="xs" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        {t(person?.type === 'office' ? 'identity.reauth.company-text' : 'identity.reauth.text')}
      </Typography>
      <ReauthenticationForm onProved={onProved} onCancel={onClose} />
    </Dialog>
  )
}
