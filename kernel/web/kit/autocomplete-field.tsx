import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useT } from '../i18n.ts'
import { useField } from './use-field.ts'

export type Suggestion = { value: string; label: string; detail?: string }

type Props = {
  name: string
  label: string
  suggestions: readonly Suggestion[]
  help?: string
  disabled?: boolean
  isLoading?: boolean
  /** When the server searches: told what is typed. The suggestions are then shown as they come. */
  onType?: (words: string) => void
}

/** One of many, found by typing. The form holds the value of the suggestion. */
export function AutocompleteField({ name, label: text, suggestions, help, disabled, isLoading, onType }: Props) {
  const t = useT()
  const { value, change, leave, ref, error, label, required, slotProps } = useField<string | null | undefined>(
    name,
    text,
  )
  const chosen = suggestions.find(suggestion => suggestion.value === value) ?? null
  return (
    <Autocomplete
      options={suggestions}
      value={chosen}
      disabled={disabled}
      loading={isLoading}
      loadingText={t('kernel.loading')}
      noOptionsText={t('kernel.form.no-suggestion')}
      openText={t('kernel.form.open')}
      closeText={t('kernel.close')}
      clearText={t('kernel.form.clear')}
      isOptionEqualToValue={(option, present) => option.value === present.value}
      getOptionKey={option => option.value}
      filterOptions={onType && (all => all)}
      onChange={(_, suggestion) => change(suggestion?.value ?? '')}
      onInputChange={(_, words, reason) => reason === 'input' && onType?.(words)}
      onBlur={leave}
      renderInput={params => (
        <MuiTextField
          {...params}
          label={label}
          required={required}
          inputRef={ref}
          error={error !== undefined}
          helperText={error ?? help}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...slotProps, name } }}
        />
      )}
    />
  )
}
