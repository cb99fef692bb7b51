import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { asTheyCome, useSuggestions } from './use-suggestions.ts'

const pause = 250

export type Found<Item> = {
  items: readonly Item[] | undefined
  isFetching: boolean
  /** Told what is sought once typing has stopped, and when the list is first opened. */
  onSearch: (words: string) => void
}

type Props<Item> = {
  label: string
  found: Found<Item>
  value: Item | null
  /** Told null where the choice is taken back. */
  onChoose: (item: Item | null) => void
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  detailOf?: (item: Item) => string
  /** The line empties once something is chosen, for the next one. */
  isForSeveral?: boolean
  autoFocus?: boolean
  size?: 'small' | 'medium'
}

/** One of many that the server searches, outside of any form. */
export function FoundChoice<Item>({
  label,
  found: { items, isFetching, onSearch },
  value,
  onChoose,
  idOf,
  nameOf,
  detailOf,
  isForSeveral = false,
  autoFocus = false,
  size = 'medium',
}: Props<Item>) {
  const { loadingText, noOptionsText, openText, closeText, clearText } = useSuggestions()
  const [typed, setTyped] = useState(value ? nameOf(value) : '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(text.trim()), pause)
  }
  return (
    <Autocomplete
      {...{ loadingText, noOptionsText, openText, closeText, clearText }}
      size={size}
      options={items ?? []}
      value={value}
      inputValue={typed}
      loading={isFetching}
      filterOptions={asTheyCome as never}
      getOptionLabel={nameOf}
      getOptionKey={idOf}
      isOptionEqualToValue={(one, other) => idOf(one) === idOf(other)}
      onOpen={() => onSearch(isForSeveral ? typed.trim() : '')}
      onChange={(_, item) => {
        onChoose(item)
        if (isForSeveral) type('')
      }}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') type(text)
        else if (!isForSeveral) setTyped(text)
      }}
      renderOption={({ key, ...props }, item) => (
        <li key={key} {...props}>
          <div>
            <div>{nameOf(item)}</div>
            {detailOf && <small>{detailOf(item)}</small>}
          </div>
        </li>
      )}
      renderInput={params => <TextField {...params} label={label} autoFocus={autoFocus} />}
    />
  )
}
