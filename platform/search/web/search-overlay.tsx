import Close from '~icons/ic/baseline-close'
import SearchOutlined from '~icons/ic/outline-search'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Found } from '../search.model.ts'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

/** Milliseconds before the field takes the focus: the overlay is then in place (platform-core, section 9). */
const focusDelay = 150

/** Pages, files and contacts by a few letters; the arrows choose, Enter opens, Esc or a click beside closes. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const t = useT()
  const listId = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const words = useDeferredValue(typed.trim())
  const { groups, isSearching } = useSearch(words)
  const all = groups.flatMap(group => group.found)
  const present = Math.min(chosen, Math.max(all.length - 1, 0))

  const search = (text: string) => {
    setTyped(text)
    setChosen(0)
  }
  const clear = () => {
    search('')
    field.current?.focus()
  }
  const open = ({ address }: Found) => {
    onClose()
    if (address.startsWith('mailto:')) window.location.assign(address)
    else void navigate(address)
  }
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && all.length > 0) {
      event.preventDefault()
      setChosen((present + step + all.length) % all.length)
    }
    const found = all[present]
    if (event.key === 'Enter' && found) open(found)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      onTransitionEnter={() => void setTimeout(() => field.current?.focus(), focusDelay)}
      slotProps={{
        paper: { 'aria-label': t('search.title'), sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 10 } } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchOutlined aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          inputRef={field}
          value={typed}
          placeholder={t('search.placeholder')}
          onChange={event => search(event.target.value)}
          onKeyDown={steer}
          slotProps={{
            input: {
              role: 'combobox',
              type: 'search',
              maxLength: 100,
              'aria-label': t('search.placeholder'),
              'aria-autocomplete': 'list',
              'aria-expanded': all.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': all[present] && `${listId}-${present}`,
            },
          }}
          sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
        />
        {typed !== '' && (
          <IconButton size="small" edge="end" aria-label={t('kernel.search.clear')} onClick={clear}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isSearching && all.length === 0 ? (
        <Box sx={{ p: 2.5 }}>
          <LinesSkeleton lines={3} />
        </Box>
      ) : (
        <SearchResults id={listId} words={words} groups={groups} present={present} onOpen={open} onPoint={setChosen} />
      )}
    </Dialog>
  )
}
