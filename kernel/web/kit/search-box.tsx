import Close from '~icons/ic/baseline-close'
import Search from '~icons/ic/baseline-search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../i18n.ts'

const pause = 250

type Props = {
  /** What is searched at present. */
  value: string
  /** Told once typing has stopped for 250 ms, or at once on Enter and when cleared. */
  onSearch: (words: string) => void
  /** What one can search by: `Nom, poste, site...`. */
  placeholder?: string
}

export function SearchBox({ value, onSearch, placeholder }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const [searched, setSearched] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (value !== searched) {
    setSearched(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (words: string, wait: number) => {
    setTyped(words)
    clearTimeout(timer.current)
    if (wait === 0) onSearch(words.trim())
    else timer.current = setTimeout(() => onSearch(words.trim()), wait)
  }

  return (
    <OutlinedInput
      size="small"
      value={typed}
      placeholder={placeholder ?? t('verb.search')}
      onChange={event => search(event.target.value, pause)}
      onKeyDown={event => {
        if (event.key === 'Enter') search(typed, 0)
        if (event.key === 'Escape' && typed !== '') search('', 0)
      }}
      slotProps={{
        input: { type: 'search', 'aria-label': placeholder ?? t('verb.search'), maxLength: 100 },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <IconButton size="small" edge="end" aria-label={t('kernel.search.clear')} onClick={() => search('', 0)}>
            <Close fontSize="small" />
          </IconButton>
        )
      }
      sx={{
        width: { xs: 1, sm: 260, md: 340 },
        '& input': { textOverflow: 'ellipsis' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}
