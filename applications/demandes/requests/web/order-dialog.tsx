import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Request } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'

const ordering = z.strictObject({
  supplierId: z.string().min(1, 'kernel.form.required'),
  supplierReference: textOrNone,
  promisedOn: textOrNone,
  lines: z.array(z.strictObject({ lineId: z.string(), price: z.number().min(0).nullish() })),
})

/** From whom, for when, at which prices. What costs too much more goes back to who approved it. */
export function OrderDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { money, number: figure } = useFormat()
  const { data: choices } = useCall(requestsCalls.getRequestChoices, {}, { staysOnPage: true })
  const { send } = useSend(requestsCalls.orderRequest, { staysOnPage: true })
  const { id, version, lines, can, estimatedCents } = request
  const suppliers = (choices?.suppliers ?? []).map(supplier => ({ value: supplier.id, label: supplier.name }))
  return (
    <Dialog title={t('demandes.request.do.order')} onClose={onClose} width="sm">
      <Form
        schema={ordering}
        values={{
          supplierId: '',
          supplierReference: '',
          promisedOn: request.neededOn,
          lines: lines.map(line => ({ lineId: line.id, price: line.orderedPrice ?? line.estimatedPrice ?? null })),
        }}
        submit={t('demandes.request.do.order')}
        onSubmit={async ({ lines: priced, ...fields }) => {
          const prices = priced.flatMap(({ lineId, price }) =>
            can.seePrices && typeof price === 'number' ? [{ lineId, price }] : [],
          )
          const made = await send({ ...fields, id, version, prices })
          if (made.orderNumber) alert.success(t('demandes.request.was-ordered', { number: made.orderNumber }))
          else alert.warning(t('demandes.request.went-back'))
          onClose()
        }}
        onCancel={onClose}
      >
        {typeof estimatedCents === 'number' && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('demandes.request.approved-amount', { amount: money(estimatedCents) })}
          </Typography>
        )}
        <AutocompleteField
          name="supplierId"
          label={t('demandes.request.supplier')}
          suggestions={suppliers}
          isLoading={!choices}
        />
        <TextField name="supplierReference" label={t('demandes.request.supplier-reference')} />
        <DateField name="promisedOn" label={t('demandes.request.promised')} />
        {can.seePrices &&
          lines.map(({ id: lineId, label, quantity, unit }, index) => (
            <Box key={lineId} role="group" aria-label={label}>
              <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
                <bdi>{label}</bdi>
              </Typography>
              <NumberField
                name={`lines.${index}.price`}
                label={t('demandes.request.price-for', {
                  quantity: `${figure(quantity)} ${t(`demandes.unit-short.${unit}`)}`,
                })}
                decimals={4}
                unit="€"
              />
            </Box>
          ))}
      </Form>
    </Dialog>
  )
}
