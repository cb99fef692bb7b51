import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type ConfiguredField, InputType, inputTypes, isList, OptionReplacement } from '../../custom-field.model.ts'
import { customFieldsCalls } from '../../custom-fields.calls.ts'
import { TypedOptions } from '../options.model.ts'
import { FieldOptions } from './field-options.tsx'

const TypedField = z.object({
  label: z.string().trim().min(1).max(80),
  inputType: InputType,
  required: z.boolean(),
  active: z.boolean(),
  options: TypedOptions,
  replacements: z.array(OptionReplacement),
})
type TypedField = z.output<typeof TypedField>

type Props = {
  place: { elementId: number; entityName: string }
  /** The field that is edited; a new one without it. */
  field?: ConfiguredField
  onClose: () => void
}

/** What a field asks, in the client's words. Its type is chosen once: records hold values of it. */
export function FieldDialog({ place, field, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(customFieldsCalls.createCustomField, { staysOnPage: true })
  const edition = useSend(customFieldsCalls.editCustomField, { staysOnPage: true })
  const save = async ({ inputType, active, options, replacements, ...said }: TypedField) => {
    const kept = isList(inputType) ? options : []
    if (field)
      await edition.send({ ...said, options: kept, replacements, active, id: field.id, version: field.version })
    else await creation.send({ ...said, ...place, inputType, options: kept })
    alert.success(t('configuration.fields.saved', { label: said.label }))
    onClose()
  }
  return (
    <Dialog
      title={field ? t('configuration.fields.edit-title', { label: field.label }) : t('configuration.fields.add')}
      onClose={onClose}
    >
      <Form
        schema={TypedField}
        values={{
          label: field?.label ?? '',
          inputType: field?.inputType ?? 'text',
          required: field?.required ?? false,
          active: field?.active ?? true,
          options: field?.options ?? [],
          replacements: [],
        }}
        submit={t(field ? 'verb.save' : 'configuration.fields.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="label" label={t('configuration.fields.label')} autoFocus={!field} />
        <SelectField
          name="inputType"
          label={t('field.type')}
          choices={inputTypes.map(value => ({ value, label: t(`configuration.type.${value}`) }))}
          help={t('configuration.fields.type-help')}
          disabled={field !== undefined}
        />
        <FieldOptions field={field} />
        <CheckboxField name="required" label={t('configuration.fields.required')} />
        {field && (
          <CheckboxField
            name="active"
            label={t('configuration.fields.active')}
            help={t('configuration.fields.active-help')}
          />
        )}
      </Form>
    </Dialog>
  )
}
