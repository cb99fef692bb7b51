import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { formatsOf, type VariableType } from '#platform/documents/document-type.model.ts'

type Written = { format: string | null; ifEmpty: string }
type Props = {
  variable: Written
  type: VariableType
  name: string
  onSave: (written: Written) => void
  onClose: () => void
}

const schema = z.strictObject({ format: z.string().optional(), ifEmpty: z.string().max(200).optional() })

/** How a variable is written in its place, and what stands there when it says nothing. */
export function VariableDialog({ variable, type, name, onSave, onClose }: Props) {
  const t = useT()
  const save = ({ format, ifEmpty }: z.output<typeof schema>) => {
    onSave({ format: format ?? null, ifEmpty: ifEmpty ?? '' })
    onClose()
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <Form
        schema={schema}
        values={{ format: variable.format ?? '', ifEmpty: variable.ifEmpty }}
        submit={t('document-models.apply')}
        onSubmit={save}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <SelectField
          name="format"
          label={t('document-models.format')}
          choices={[
            { value: '', label: t('document-models.usual-format') },
            ...formatsOf[type].map(format => ({ value: format, label: t(`documents.variable.format.${format}`) })),
          ]}
        />
        <TextField name="ifEmpty" label={t('document-models.if-empty')} help={t('document-models.if-empty-help')} />
      </Form>
    </Dialog>
  )
}
