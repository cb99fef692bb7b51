import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Request } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'

const receiving = z.strictObject({
  deliveryReference: textOrNone,
  lines: z.array(
    z.strictObject({
      lineId: z.string(),
      quantity: z.number().min(0).nullish(),
      lotNumber: textOrNone,
      ammNumber: textOrNone,
      nonConform: z.boolean(),
      reason: textOrNone,
    }),
  ),
})

/** What stands on the delivery note: all that is still to come is proposed. */
export function ReceiveDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { number: figure } = useFormat()
  const { send } = useSend(requestsCalls.receiveRequest, { staysOnPage: true })
  const { id, kind, lines } = request
  const leftOf = ({ quantity, received }: Request['lines'][number]) => Math.max(0, quantity - received)
  return (
    <Dialog title={t('demandes.request.do.receive')} onClose={onClose} width="sm">
      <Form
        schema={receiving}
        values={{
          deliveryReference: '',
          lines: lines.map(line => ({
            lineId: line.id,
            quantity: leftOf(line) || null,
            lotNumber: '',
            ammNumber: '',
            nonConform: false,
            reason: '',
          })),
        }}
        submit={t('demandes.request.do.receive')}
        onSubmit={async ({ deliveryReference, lines: typed }) => {
          const arrived = typed.flatMap(({ quantity, ...line }) => (quantity ? [{ ...line, quantity }] : []))
          const made = await send({ id, deliveryReference, lines: arrived })
          alert.success(t(made.state === 'received' ? 'demandes.request.was-received' : 'demandes.request.was-partial'))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="deliveryReference" label={t('demandes.request.delivery-reference')} />
        {lines.map((line, index) => (
          <Box key={line.id} role="group" aria-label={line.label} sx={{ display: 'grid', gap: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>
              <bdi>{line.label}</bdi>
            </Typography>
            <NumberField
              name={`lines.${index}.quantity`}
              label={t('demandes.request.quantity')}
              help={t('demandes.request.still-to-come', { quantity: figure(leftOf(line)) })}
              decimals={3}
              unit={t(`demandes.unit-short.${line.unit}`)}
            />
            {kind === 'phyto' && (
              <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
                <TextField name={`lines.${index}.lotNumber`} label={t('demandes.request.lot')} />
                <TextField name={`lines.${index}.ammNumber`} label={t('demandes.request.amm')} />
              </Box>
            )}
            <CheckboxField name={`lines.${index}.nonConform`} label={t('demandes.request.non-conform')} />
            <TextField name={`lines.${index}.reason`} label={t('demandes.request.remark')} />
          </Box>
        ))}
      </Form>
    </Dialog>
  )
}
