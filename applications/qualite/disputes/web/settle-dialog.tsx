import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Dispute } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { inCents } from '#kernel/web/kit/in-cents.ts'

const settling = z.strictObject({ creditNote: textOrNone, credit: z.number().min(0).nullish(), reason: textOrNone })

/** With the credit note that the customer was sent; another amount than what was granted says why. */
export function SettleDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useT()
  const { money } = useFormat()
  const { send } = useSend(disputesCalls.settleDispute, { staysOnPage: true })
  const { id, version, grantedCents } = dispute
  return (
    <Dialog title={t('qualite.dispute.do.settle')} onClose={onClose} width="sm">
      <Form
        schema={settling}
        values={{ creditNote: '', credit: grantedCents ? grantedCents / 100 : null, reason: '' }}
        submit={t('qualite.dispute.do.settle')}
        onSubmit={async ({ credit, ...fields }) => {
          await send({ ...fields, id, version, creditCents: inCents(credit ?? 0) })
          onClose()
        }}
        onCancel={onClose}
      >
        {grantedCents !== undefined && grantedCents !== null && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('qualite.dispute.granted-is', { amount: money(grantedCents) })}
          </Typography>
        )}
        <TextField name="creditNote" label={t('qualite.dispute.credit-note')} />
        <NumberField name="credit" label={t('qualite.dispute.credit-amount')} decimals={2} unit="€" />
        <TextField name="reason" label={t('qualite.dispute.words.settle')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
