import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { PastedLine } from '../../../pasted-people.model.ts'
import { listedName } from '../../../person-names.model.ts'
import type { Fate } from './fate.ts'

type Told = { line: PastedLine; fate: Fate }

const tones: Record<Fate['kind'], Tone> = {
  ready: 'neutral',
  invited: 'success',
  was: 'info',
  double: 'neutral',
  unread: 'error',
  refused: 'error',
}

/** Each line as it was understood, with what becomes of it. */
export function PastedTable({ told }: { told: readonly Told[] }) {
  const t = useT()
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('users.invite.read')}
      sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader aria-label={t('users.invite.read')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('field.person')}</TableCell>
            <TableCell>{t('field.mail')}</TableCell>
            <TableCell sx={wide}>{t('field.jobtitle')}</TableCell>
            <TableCell>{t('field.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {told.map(({ line, fate }, index) => (
            <TableRow key={`${index} ${line.line}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <bdi>{listedName(line.person) || line.line}</bdi>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{line.person.mail || '—'}</bdi>
              </TableCell>
              <TableCell sx={wide}>
                <bdi>{line.person.jobtitle ?? '—'}</bdi>
              </TableCell>
              <TableCell>
                <Become fate={fate} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Become({ fate }: { fate: Fate }) {
  const t = useT()
  const why = fate.kind === 'refused' ? fate.reason : fate.kind === 'unread' ? t(`users.invite.${fate.problem}`) : null
  return (
    <Box>
      <Chip label={t(`users.invite.fate-${fate.kind}`)} tone={tones[fate.kind]} />
      {why && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {why}
        </Typography>
      )}
    </Box>
  )
}

const wide = { display: { xs: 'none', sm: 'table-cell' } }
