import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useRefusalReasons } from '#rh/refusal-names.ts'
import { RefusalReason, type decisionData } from '../../candidate-application.model.ts'
import { HiringFields, hiringOf, typedHiring } from './hiring-fields.tsx'
import { SendingFields, sendingOf, typedSending, usualSending } from './sending-fields.tsx'

type Props = { onDecide: (data: z.input<typeof decisionData>) => Promise<void>; onClose: () => void }

const typedRetaining = z.object({ ...typedHiring, ...typedSending })

/** A day, a place and a position of a company, and when it is told. */
export function RetainForm({ companyId, onDecide, onClose }: Props & { companyId: string }) {
  const t = useT()
  return (
    <Form
      schema={typedRetaining}
      values={{ hiringDate: '', hiringPlace: '', hiringPosition: '', ...usualSending }}
      submit={t('rh.application.retain-verb')}
      onSubmit={said => onDecide({ ...hiringOf(said), ...sendingOf(said) })}
      onCancel={onClose}
    >
      <HiringFields companyId={companyId} />
      <SendingFields />
    </Form>
  )
}

const typedRefusal = z.object({
  refusalReason: RefusalReason,
  comment: z.string().max(2000).nullish(),
  ...typedSending,
})

/** A reason that nobody is told raw, and when the answer leaves. */
export function RefuseForm({ help, onDecide, onClose }: Props & { help?: string }) {
  const t = useT()
  return (
    <Form
      schema={typedRefusal}
      values={{ refusalReason: '', comment: '', ...usualSending }}
      submit={t('rh.application.refuse-verb')}
      isDestructive
      onSubmit={({ refusalReason, comment, ...said }) =>
        onDecide({ refusalReason, comment: comment ?? '', ...sendingOf(said) })
      }
      onCancel={onClose}
    >
      {help && <Alert severity="info">{help}</Alert>}
      <RefusalFields />
      <SendingFields />
    </Form>
  )
}

/** Why somebody is refused; one reason asks to be said in words. */
function RefusalFields() {
  const t = useT()
  const reason = useWatch({ name: 'refusalReason' }) as string
  const { proposed, nameOf } = useRefusalReasons()
  return (
    <>
      <SelectField
        name="refusalReason"
        label={t('field.reason')}
        choices={proposed.map(value => ({ value, label: nameOf(value) }))}
      />
      {reason === 'other' && <TextField name="comment" label={t('field.comment')} multiline minRows={2} />}
    </>
  )
}
