import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { asTheyCome, useSuggestions } from '#kernel/web/kit/use-suggestions.ts'
import type { PersonOfMatrix } from '../right.model.ts'
import { rightsCalls } from '../rights.calls.ts'
import { personName } from './person-name.ts'

const pause = 250

type Props = {
  label: string
  value: PersonOfMatrix | null
  onChange: (person: PersonOfMatrix | null) => void
  size?: 'small' | 'medium'
  /** Not offered: who stands there already. */
  except?: string | undefined
}

/** Somebody whose rights one may read, found by his name. */
export function PersonSearch({ label, value, onChange, size = 'medium', except }: Props) {
  const suggestions = useSuggestions()
  const [words, setWords] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const found = useCall(rightsCalls.getPeopleOfMatrix, words ? { search: words } : {}, { enabled: isOpen })
  const type = (typed: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWords(typed.trim()), pause)
  }
  return (
    <Autocomplete
      loadingText={suggestions.loadingText}
      noOptionsText={suggestions.noOptionsText}
      openText={suggestions.openText}
      closeText={suggestions.closeText}
      clearText={suggestions.clearText}
      size={size}
      options={(found.data ?? []).filter(({ id }) => id !== except)}
      value={value}
      loading={found.isFetching}
      filterOptions={asTheyCome as never}
      getOptionLabel={personName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setIsOpen(true)}
      onChange={(_, person) => onChange(person)}
      onInputChange={(_, typed, reason) => reason === 'input' && type(typed)}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          <div>
            <div>{personName(person)}</div>
            <small>{person.services.join(', ')}</small>
          </div>
        </li>
      )}
      renderInput={params => <TextField {...params} label={label} />}
    />
  )
}
