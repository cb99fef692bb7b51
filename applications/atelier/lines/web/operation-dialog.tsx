import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Operation, operationKinds } from '../line.model.ts'

const typed = z.object({
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'atelier.line.code-form'),
  label: z.string().min(1, 'kernel.field.required').max(60),
  kind: z.enum(operationKinds),
  peopleNeeded: z.int().min(0).max(99),
  active: z.boolean(),
})

type Props = { operation: Operation | null; onSave: (operation: Operation) => Promise<unknown>; onClose: () => void }

/** A step along a line. */
export function OperationDialog({ operation, onSave, onClose }: Props) {
  const t = useT()
  const save = async (said: z.output<typeof typed>) => {
    await onSave({ ...said, ...(operation?.id && { id: operation.id }) })
    onClose()
  }
  return (
    <Dialog title={t(operation ? 'atelier.operation.edit' : 'atelier.operation.add')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ code: '', label: '', kind: 'packing', peopleNeeded: 1, active: true, ...operation }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="code" label={t('field.code')} />
        <TextField name="label" label={t('field.label')} />
        <SelectField
          name="kind"
          label={t('field.kind')}
          choices={operationKinds.map(value => ({ value, label: t(`atelier.operation.kind.${value}`) }))}
        />
        <NumberField name="peopleNeeded" label={t('field.people')} />
        <CheckboxField name="active" label={t('state.active')} />
      </Form>
    </Dialog>
  )
}
