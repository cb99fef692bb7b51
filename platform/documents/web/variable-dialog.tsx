import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '#platform/applications/names.web.tsx'
import { type DocumentObject, type DocumentType, type DocumentVariable, formats } from '../document-type.model.ts'
import { documentTypesCalls } from '../document-types.calls.ts'
import { VariableFields } from './variable-fields.tsx'

type Props = {
  type: DocumentType
  object: DocumentObject
  variable: DocumentVariable | null
  /** Those of the object: a field has one variable. */
  taken: readonly DocumentVariable[]
  onClose: () => void
}

const schema = z.strictObject({
  path: z.string().min(1),
  ...namesShape,
  format: z.enum(formats).nullable().optional(),
  sample: z.string().trim().max(200).nullable().optional(),
  required: z.boolean(),
})

/** A published field, under the name and in the form that models write it. */
export function VariableDialog({ type, object, variable, taken, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const asked = { applicationId: type.applicationId, source: object.source }
  const fields = useCall(documentTypesCalls.getColumnNamesOfTable, asked).data
  const create = useSend(documentTypesCalls.createVariable)
  const edit = useSend(documentTypesCalls.editVariable)
  const free = fields?.filter(({ name }) => name === variable?.path || !taken.some(({ path }) => path === name))
  const save = async ({ path, format, sample, required, ...names }: z.output<typeof schema>) => {
    const told = { documentObjectId: object.id, path, label: namesTyped(names), format, sample, required }
    if (variable) {
      const { id, version } = variable
      await edit.send({ editedVariable: { id, version, ...told } }).catch(atOwnFields)
    } else await create.send({ editedVariable: told }).catch(atOwnFields)
    alert.success(t('documents.variable.saved', { name: names.fr }))
    onClose()
  }
  const blank = { path: '', fr: '', en: '', es: '', ar: '', format: null, sample: null, required: false }
  return (
    <Dialog
      title={variable ? t('verb.editNamed', { name: variable.label }) : t('documents.variable.add')}
      onClose={onClose}
    >
      {!free ? (
        <LinesSkeleton lines={5} />
      ) : (
        <Form
          schema={schema}
          values={variable ? { ...variable, ...variable.labels } : blank}
          onSubmit={save}
          submit={t('documents.variable.save')}
          onCancel={onClose}
        >
          <VariableFields fields={free} object={object} />
          <NamesFields />
          <TextField name="sample" label={t('documents.variable.sample')} />
          <CheckboxField
            name="required"
            label={t('documents.variable.required')}
            help={t('documents.variable.required-help')}
          />
        </Form>
      )}
    </Dialog>
  )
}
