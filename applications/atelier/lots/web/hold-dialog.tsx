import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { lotsCalls } from '../lots.calls.ts'

const statuses = ['pending', 'quarantine', 'held'] as const

const holdForm = z.strictObject({
  status: z.enum(statuses),
  reason: z.string().overwrite(asOneLine).min(1).max(500),
})

type Props = { lots: readonly { id: string; number: string }[]; onClose: (isDone: boolean) => void }

/** Says why lots may not go on; another than who says so lifts it. */
export function HoldDialog({ lots, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(lotsCalls.holdLots, { staysOnPage: true })
  const hold = async (fields: z.output<typeof holdForm>) => {
    await send({ ...fields, lotIds: lots.map(({ id }) => id) })
    alert.success(t('atelier.lot.was-held', { count: lots.length }))
    onClose(true)
  }
  return (
    <Dialog title={t('atelier.lot.hold-title', { count: lots.length })} onClose={() => onClose(false)} width="sm">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {lots
          .slice(0, 8)
          .map(({ number }) => number)
          .join(', ')}
        {lots.length > 8 && ` ${t('count.more', { count: lots.length - 8 })}`}
      </Typography>
      <Form
        schema={holdForm}
        values={{ status: 'held', reason: '' }}
        submit={t('atelier.lot.hold-verb')}
        onSubmit={hold}
        onCancel={() => onClose(false)}
      >
        <SelectField
          name="status"
          label={t('field.state')}
          choices={statuses.map(value => ({ value, label: t(`atelier.lot.status.${value}`) }))}
        />
        <TextField name="reason" label={t('field.reason')} autoFocus />
      </Form>
    </Dialog>
  )
}
