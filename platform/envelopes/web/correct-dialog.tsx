import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { EnvelopeRecipient } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { Reached } from './new/typed-envelope.ts'

type Person = z.output<typeof EnvelopeRecipient>

/** Another address for somebody who has not answered: what he was sent before opens nothing any more. */
export function CorrectDialog({ envelopeId, person, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const hasSms = useCall(envelopesCalls.getEnvelopeTabs, {}, { staysOnPage: true }).data?.hasSms ?? false
  const { send } = useSend(envelopesCalls.correctRecipient, { staysOnPage: true })
  const name = `${person.firstname} ${person.name}`.trim()
  const correct = async (typed: Reached) => {
    await send({ id: envelopeId, recipientId: person.id, ...typed })
    alert.success(t('envelopes.was-corrected', { name }))
    onClose()
  }
  return (
    <Dialog title={t('envelopes.correct-title', { name })} onClose={onClose} width="sm">
      <Form
        schema={Reached}
        values={{ mail: '', phone: '' }}
        submit={t('envelopes.correct')}
        onSubmit={correct}
        onCancel={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('envelopes.correct-text')}</Typography>
        <TextField name="mail" label={t('field.mail')} type="email" {...helpOf(person.address)} />
        {hasSms && <PhoneField name="phone" label={t('field.phone')} {...helpOf(person.phone)} />}
      </Form>
    </Dialog>
  )
}

type Props = { envelopeId: string; person: Person; onClose: () => void }

/** What stands, as far as it is shown. */
const helpOf = (known: string | null) => (known === null ? {} : { help: known })
