import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { SuggestionInput } from './suggestion-input.tsx'
import { useField } from './use-field.ts'
import { asTheyCome, type Suggestion, useSuggestions } from './use-suggestions.ts'

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

/** One of many, found by typing. The form holds the value of the suggestion; what was chosen stays while others are sought. */
export function AutocompleteField({ name, label: text, suggestions, help, disabled, isLoading, onType }: Props) {
  const { value, change, leave, ...field } = useField<string | null | undefined>(name, text)
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  return (
    <Autocomplete
      {...useSuggestions()}
      options={suggestions}
      value={[...suggestions, chosen].find(suggestion => suggestion?.value === value) ?? null}
      disabled={disabled}
      loading={isLoading}
      filterOptions={onType && asTheyCome}
      onChange={(_, suggestion) => {
        setChosen(suggestion)
        change(suggestion?.value ?? '')
      }}
      onInputChange={(_, words, reason) => reason === 'input' && onType?.(words)}
      onBlur={leave}
      renderInput={params => <SuggestionInput params={params} name={name} field={field} help={help} />}
    />
  )
}
