import { useForm } from 'react-hook-form'
import type { CustomField } from '../../custom-field.model.ts'
import { FormPreview } from '../form-preview.tsx'
import { CustomFieldInput } from './custom-field-input.tsx'
import { typedValuesOf } from './typed-values.ts'

/** The active fields in the form that they make. */
export function FieldsPreview({ fields }: { fields: readonly CustomField[] }) {
  const shown = fields.filter(({ active }) => active)
  const form = useForm({ values: typedValuesOf(shown, {}), resetOptions: { keepDirtyValues: true } })
  return (
    <FormPreview form={form} required={shown.filter(field => field.required).map(({ key }) => key)}>
      {shown.map(field => (
        <CustomFieldInput key={field.key} field={field} />
      ))}
    </FormPreview>
  )
}
