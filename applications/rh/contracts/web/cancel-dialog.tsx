import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { cancelReasons, type Contract } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'

const schema = z.strictObject({ reason: z.enum(cancelReasons, 'kernel.field.required') })

/** Calls a contract off, for a reason; one that has begun only because nobody came. */
export function CancelDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(contractsCalls.cancelContract, { staysOnPage: true })
  const hasBegun = contract.hiringDate <= businessToday().toString()
  const reasons = hasBegun ? cancelReasons.slice(0, 1) : cancelReasons.slice(1)
  const cancel = async ({ reason }: z.output<typeof schema>) => {
    await send({ id: contract.id, reason, version: contract.version })
    alert.success(t('rh.contract.cancelled'))
    onClose()
  }
  return (
    <Dialog title={t('rh.contract.cancel')} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ reason: reasons.length === 1 ? reasons[0] : '' }}
        submit={t('rh.contract.cancel')}
        onSubmit={cancel}
        onCancel={onClose}
        isDestructive
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {t('rh.contract.cancel-text', { number: contract.number })}
        </Typography>
        <SelectField
          name="reason"
          label={t('field.reason')}
          choices={reasons.map(reason => ({ value: reason, label: t(`rh.contract.cancel.${reason}`) }))}
        />
      </Form>
    </Dialog>
  )
}
