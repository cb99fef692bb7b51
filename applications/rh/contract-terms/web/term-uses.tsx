import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfPosition } from '#rh/positions/positions.web.ts'
import { referenceListsCalls } from '../reference-lists.calls.ts'
import type { Uses } from '../term.model.ts'
import { usesInWords } from './uses-in-words.ts'

export type TermKind = 'type-of-contract' | 'work-time' | 'coefficient' | 'salary'

type Props = { kind: TermKind; id: string; uses: Uses }

/** Where a term serves: how many people and contracts, and the positions by name. */
export function TermUses({ kind, id, uses }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { data = [] } = useCall(
    referenceListsCalls.getPositionsWithTerm,
    { kind, id },
    { enabled: uses.positions > 0, staysOnPage: true },
  )
  const said = usesInWords(t, uses, value => number(value))
  return (
    <>
      <Typography>{said ? t('rh.term.serves', { uses: said }) : t('rh.term.serves-nowhere')}</Typography>
      {data.length > 0 && (
        <Box component="ul" aria-label={t('rh.field.positions')} sx={{ mt: 1, mb: 0, paddingInlineStart: 2.5 }}>
          {data.map(position => (
            <li key={position.id}>
              <MuiLink component={Link} to={addressOfPosition(position.id)}>
                {position.name}
              </MuiLink>
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

export function TermUsesDialog({ name, onClose, ...uses }: Props & { name: string; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('rh.term.uses-of', { name })} width="xs" onClose={onClose}>
      <TermUses {...uses} />
    </Dialog>
  )
}
