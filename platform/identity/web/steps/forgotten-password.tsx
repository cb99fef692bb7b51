import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Surroundings } from '#kernel/web/surroundings.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ForgottenMail } from '../../password-change.model.ts'
import { passwordsCalls } from '../../passwords.calls.ts'

type Props = { mail: string; onClose: () => void }

/** Asks for the mail that lets one choose a new password. What follows is said alike for an unknown address. */
export const ForgottenPassword = (props: Props) => (
  <Surroundings>
    <AskForLink {...props} />
  </Surroundings>
)

function AskForLink({ mail, onClose }: Props) {
  const t = useT()
  const [askedFor, setAskedFor] = useState<string>()
  if (askedFor !== undefined) {
    return (
      <Dialog
        title={t('identity.forgotten.sent')}
        width="xs"
        onClose={onClose}
        actions={
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('identity.forgotten.back')}
          </Button>
        }
      >
        <Typography role="status">{t('identity.forgotten.sent-text', { mail: askedFor })}</Typography>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('identity.forgotten.title')} width="xs" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('identity.forgotten.text')}</Typography>
      <Form
        asksBeforeLeaving={false}
        schema={ForgottenMail}
        values={{ mail }}
        submit={t('identity.forgotten.ask')}
        onCancel={onClose}
        onSubmit={async asked => {
          await fetchCall(passwordsCalls.askForNewPassword, asked, { staysOnPage: true })
          setAskedFor(asked.mail)
        }}
      >
        <TextField name="mail" label={t('field.mail')} type="email" autoComplete="username" autoFocus />
      </Form>
    </Dialog>
  )
}
