import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { capacities, signatureKinds } from '../../body.model.ts'

type Signature = { capacity: string; kind: string; label: string }
type Props = { signature: Signature; onSave: (signature: Signature) => void; onClose: () => void }

const schema = z.strictObject({
  capacity: z.enum(capacities),
  kind: z.enum(signatureKinds),
  label: z.string().max(100).optional(),
})

/** Who signs in a place, and what he puts there. */
export function SignatureDialog({ signature, onSave, onClose }: Props) {
  const t = useT()
  const save = (typed: z.output<typeof schema>) => {
    onSave({ ...typed, label: typed.label ?? '' })
    onClose()
  }
  return (
    <Dialog title={t('document-models.block.signature')} onClose={onClose}>
      <Form
        schema={schema}
        values={signature}
        submit={t('document-models.apply')}
        onSubmit={save}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <SelectField
          name="capacity"
          label={t('document-models.capacity')}
          choices={capacities.map(value => ({ value, label: t(`document-models.capacity.${value}`) }))}
        />
        <SelectField
          name="kind"
          label={t('document-models.kind')}
          choices={signatureKinds.map(value => ({ value, label: t(`document-models.sign.${value}`) }))}
        />
        <TextField name="label" label={t('document-models.sign-label')} />
      </Form>
    </Dialog>
  )
}
