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
  isLoading?: boolean
  /** When the server searches: told what is typed. The suggestions are then shown as they come. */
  onType?: (words: string) => void
}

/** Several of many, found by typing. The form holds their values; what was chosen stays named while others are sought. */
export function ManyField({ name, label: text, suggestions, help, isLoading, onType }: Props) {
  const { value, change, leave, ...field } = useField<string[] | undefined>(name, text)
  const [named, setNamed] = useState<readonly Suggestion[]>([])
  const known = [...named, ...suggestions]
  return (
    <Autocomplete
      {...useSuggestions()}
      multiple
      filterSelectedOptions
      options={suggestions}
      value={(value ?? []).flatMap(one => known.find(suggestion => suggestion.value === one) ?? [])}
      loading={isLoading}
      filterOptions={onType && asTheyCome}
      onChange={(_, now) => {
        setNamed(now)
        change(now.map(suggestion => suggestion.value))
      }}
      onInputChange={(_, words, reason) => reason === 'input' && onType?.(words)}
      onBlur={leave}
      renderInput={params => <SuggestionInput params={params} name={name} field={field} help={help} />}
    />
  )
}
