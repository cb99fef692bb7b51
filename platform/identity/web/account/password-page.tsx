import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { PasswordForm } from './password-form.tsx'

/** The password page of each administration. */
export function PasswordPage() {
  const t = useT()
  const isOffice = useSession().person?.type === 'office'
  return (
    <Page
      title={t('identity.password.page')}
      context={t(isOffice ? 'identity.password.company' : 'identity.password.others-end')}
    >
      {!isOffice && (
        <Card sx={{ p: 2.5, maxWidth: 520 }}>
          <PasswordForm />
        </Card>
      )}
    </Page>
  )
}
