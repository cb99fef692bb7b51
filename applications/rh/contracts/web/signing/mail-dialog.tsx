import Alert from '@mui/material/Alert'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { contractSigningCalls } from '#rh/contract-signing/contract-signing.calls.ts'

type Props = { documentId: string; name: string; onClose: () => void }

const schema = z.strictObject({
  recipients: z
    .string()
    .trim()
    .transform(typed => typed.split(/[\s,;]+/).filter(Boolean))
    .pipe(z.array(z.email().max(254)).min(1).max(10)),
  emailObject: z.string().trim().min(1).max(200),
  emailMessage: z.string().trim().max(5_000).optional(),
})

/** Hands a contract over by mail, without electronic signature. */
export function MailDialog({ documentId, name, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(contractSigningCalls.sendEmploymentContractByMail, { staysOnPage: true })
  const leave = async ({ emailMessage = '', ...typed }: z.output<typeof schema>) => {
    const { sent, failed } = await send({ ...typed, emailMessage, pdfFile: documentId })
    if (sent > 0) alert.success(t('rh.signing.mailed', { count: sent }))
    if (failed.length > 0) alert.error(t('rh.signing.mail-failed', { addresses: failed.join(', ') }))
    onClose()
  }
  return (
    <Dialog title={t('rh.signing.mail-title', { name })} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ recipients: '', emailObject: name, emailMessage: '' }}
        submit={t('verb.send')}
        onSubmit={leave}
        onCancel={onClose}
      >
        <Alert severity="info">{t('rh.signing.mail-text')}</Alert>
        <TextField name="recipients" label={t('rh.signing.mail-to')} help={t('rh.signing.mail-to-help')} autoFocus />
        <TextField name="emailObject" label={t('field.subject')} />
        <TextField name="emailMessage" label={t('rh.signing.mail-message')} multiline />
      </Form>
    </Dialog>
  )
}
