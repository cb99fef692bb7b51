import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import type { PossibleDouble } from '../contact.model.ts'
import { addressOfContact } from './directory-addresses.ts'

type Props = {
  doubles: readonly PossibleDouble[]
  /** Told just before the form is sent again, for somebody else than these. */
  onAnother: () => void
}

/** Who has the same mail or phone, each a click away, and the way on if it is somebody else. */
export function PossibleDoubles({ doubles, onAnother }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Box
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('directory.contact.double')}
      sx={{ outline: 'none', display: 'grid', gap: 1.25, justifyItems: 'start' }}
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {doubles.map(({ id, name, sourceName, on }) => (
          <li key={id}>
            <MuiLink component={Link} to={addressOfContact(id)}>
              {name}
            </MuiLink>
            {` · ${[sourceName, ...on.map(way => t(`directory.contact.same-${way}`))].join(' · ')}`}
          </li>
        ))}
      </Box>
      <Button type="submit" variant="outlined" color="inherit" onClick={onAnother}>
        {t('directory.contact.save-anyway')}
      </Button>
    </Box>
  )
}
