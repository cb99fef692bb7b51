import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Dispute, responsibilities, sentence } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { inCents } from '#kernel/web/kit/in-cents.ts'

const decision = z.strictObject({
  cause: sentence,
  responsibility: z.enum(responsibilities),
  granted: z.number().min(0),
})

/** Why it happened, who answers for it, and what the customer is given of what he asks. */
export function DecideDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useT()
  const { money } = useFormat()
  const { send } = useSend(disputesCalls.decideDispute, { staysOnPage: true })
  const { id, version, requestedCents } = dispute
  return (
    <Dialog title={t('qualite.dispute.do.decide')} onClose={onClose} width="sm">
      <Form
        schema={decision}
        values={{ cause: dispute.cause ?? '', responsibility: dispute.responsibility ?? '', granted: 0 }}
        submit={t('qualite.dispute.do.decide')}
        onSubmit={async ({ granted, ...fields }) => {
          await send({ ...fields, id, version, grantedCents: inCents(granted) })
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="cause" label={t('qualite.dispute.cause')} multiline minRows={3} />
        <SelectField
          name="responsibility"
          label={t('qualite.dispute.responsibility')}
          choices={responsibilities.map(value => ({ value, label: t(`qualite.responsibility.${value}`) }))}
        />
        <NumberField
          name="granted"
          label={t('qualite.dispute.granted')}
          decimals={2}
          unit="€"
          {...(requestedCents !== undefined && {
            help: t('qualite.dispute.of-requested', { amount: money(requestedCents) }),
          })}
        />
      </Form>
    </Dialog>
  )
}
