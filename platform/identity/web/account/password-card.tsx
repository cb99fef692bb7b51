import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useSession } from '#kernel/web/session.ts'
import { PasswordForm } from './password-form.tsx'

/** The password of whoever has one here; the others sign in with their company's account. */
export function PasswordCard() {
  const t = useT()
  const isOffice = useSession().person?.type === 'office'
  return (
    <SectionCard title={t('field.password')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: isOffice ? 0 : 2.25 }}>
        {t(isOffice ? 'identity.password.company' : 'identity.password.others-end')}
      </Typography>
      {!isOffice && <PasswordForm />}
    </SectionCard>
  )
}
