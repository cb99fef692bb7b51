import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { CustomField, CustomValues } from '../../custom-field.model.ts'

type Props = {
  field: CustomField
  /** What the record holds: a deactivated option that was chosen is still offered. */
  value?: CustomValues[string] | undefined
}

/** A field of the client's own, as forms show it; its name in the form is its key. */
export function CustomFieldInput({ field: { key, label, inputType, options }, value }: Props) {
  const shared = { name: key, label }
  const isChosen = (id: string) => value === id || (Array.isArray(value) && value.includes(id))
  const suggestions = options
    .filter(({ id, active }) => active || isChosen(id))
    .map(option => ({ value: option.id, label: option.label }))
  switch (inputType) {
    case 'text':
      return <TextField {...shared} />
    case 'longText':
      return <TextField {...shared} multiline minRows={3} />
    case 'integer':
      return <NumberField {...shared} />
    case 'decimal':
      return <NumberField {...shared} decimals={6} />
    case 'date':
      return <DateField {...shared} />
    case 'boolean':
      return <CheckboxField {...shared} />
    case 'list':
      return <AutocompleteField {...shared} suggestions={suggestions} />
    case 'multipleList':
      return <ManyField {...shared} suggestions={suggestions} />
  }
}
