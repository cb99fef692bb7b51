import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type AccountingExport, ReasonOfRefusal } from '../accounting-export.model.ts'
import { accountingExportsCalls } from '../accounting-exports.calls.ts'

const Reasoned = z.strictObject({ reason: ReasonOfRefusal })
type Props = { refused: AccountingExport; onClose: () => void }

/** An export that the accountant's software did not take: its lines may be exported anew. */
export function RefuseExportDialog({ refused, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(accountingExportsCalls.refuseAccountingExport, { staysOnPage: true })
  return (
    <Dialog title={t('finances.exports.refuse-named', { number: refused.number })} onClose={onClose}>
      <Form
        schema={Reasoned}
        values={{ reason: '' }}
        submit={t('finances.exports.refuse')}
        onCancel={onClose}
        onSubmit={async ({ reason }) => {
          await send({ id: refused.id, reason, version: refused.version })
          alert.success(t('finances.exports.refusal-noted'))
          onClose()
        }}
      >
        <Typography>{t('finances.exports.refuse-text')}</Typography>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
