import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { type ConfiguredField, type FieldOption, isList, type OptionReplacement } from '../../custom-field.model.ts'
import { OptionsField } from '../options-field.tsx'
import { RemoveOption } from './remove-option.tsx'

/** The options of a field that is a list. One that records choose is taken away by saying what replaces it there. */
export function FieldOptions({ field }: { field: ConfiguredField | undefined }) {
  const t = useT()
  const { setValue } = useFormContext()
  const [inputType, options, replacements, isRequired] = useWatch({
    name: ['inputType', 'options', 'replacements', 'required'],
  }) as [ConfiguredField['inputType'], FieldOption[], OptionReplacement[], boolean]
  const [removed, setRemoved] = useState<FieldOption | null>(null)
  if (!isList(inputType)) return null

  const remove = ({ id }: FieldOption, to: string | null) => {
    const redirected = replacements.map(known => (known.to === id ? { ...known, to } : known))
    setValue('replacements', [...redirected, { from: id, to }], { shouldDirty: true })
    setValue(
      'options',
      options.filter(option => option.id !== id),
      { shouldDirty: true },
    )
  }
  return (
    <>
      <OptionsField name="options" label={t('field.options')} {...(field && { onRemove: setRemoved })} />
      {field && removed && (
        <RemoveOption
          field={field}
          option={removed}
          others={options.filter(({ id, active, label }) => id !== removed.id && active && label !== '')}
          isRequired={isRequired}
          onRemove={to => remove(removed, to)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
