import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { daysOfLink } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { endOf } from './new/typed-envelope.ts'

const Typed = z.strictObject({ expiresOn: z.iso.date() })

type Props = { envelope: { id: string; expiresAt: string }; onClose: () => void }

/** A later last day, in which its links open. */
export function ExtendDialog({ envelope, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(envelopesCalls.extendEnvelope, { staysOnPage: true })
  const today = Temporal.Now.plainDateISO(businessZone)
  const extend = async ({ expiresOn }: z.output<typeof Typed>) => {
    await send({ id: envelope.id, expiresAt: endOf(expiresOn) })
    alert.success(t('envelopes.was-extended'))
    onClose()
  }
  return (
    <Dialog title={t('envelopes.extend')} onClose={onClose} width="sm">
      <Form
        schema={Typed}
        values={{ expiresOn: '' }}
        submit={t('envelopes.extend')}
        onSubmit={extend}
        onCancel={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('envelopes.extend-text', { days: daysOfLink })}</Typography>
        <DateField
          name="expiresOn"
          label={t('envelopes.expires-on')}
          min={today.toString()}
          max={today.add({ days: daysOfLink - 1 }).toString()}
        />
      </Form>
    </Dialog>
  )
}
