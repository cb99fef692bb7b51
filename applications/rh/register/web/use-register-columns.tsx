import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { RegisterPart, RegisterRow } from '../register-line.model.ts'

export const nameOf = ({ lastName, firstNames }: Pick<RegisterRow, 'lastName' | 'firstNames'>) =>
  `${lastName} ${firstNames}`

/** What a part of the register says, in the order of the law; `onOpen` makes each name a way to its lines. */
export function useRegisterColumns(part: RegisterPart, onOpen?: (row: RegisterRow) => void): Column<RegisterRow>[] {
  const t = useT()
  const { digits } = useFormat()
  const columns: Record<string, Column<RegisterRow>> = {
    number: { key: 'number', label: t('rh.register.column.number'), text: row => row.number, width: 64, align: 'end' },
    name: {
      key: 'name',
      label: t('rh.register.column.lastName'),
      text: nameOf,
      cell: row => <Name row={row} onOpen={onOpen} />,
      onPhone: 'title',
    },
    birth: {
      key: 'birth',
      label: t('rh.register.column.birthDate'),
      text: row => digits(row.birthDate),
      hiddenBelow: 'lg',
    },
    job: {
      key: 'job',
      label: t('rh.register.column.job'),
      text: row => row.job,
      cell: row => <Two first={row.job} second={row.qualification} />,
      hiddenBelow: 'md',
    },
    entry: { key: 'entry', label: t('rh.register.column.entryDate'), text: row => digits(row.entryDate), width: 108 },
    exit: { key: 'exit', label: t('rh.register.column.exitDate'), text: row => digits(row.exitDate), width: 108 },
    tutor: { key: 'tutor', label: t('rh.register.column.tutorName'), text: row => row.tutorName, hiddenBelow: 'md' },
    place: { key: 'place', label: t('rh.register.column.place'), text: row => row.place, hiddenBelow: 'md' },
    mentions: {
      key: 'mentions',
      label: t('rh.register.column.mentions'),
      text: row => [...row.mentions.map(mention => t(`rh.register.mention.${mention}`)), row.agencyName].join(', '),
      cell: row => <Mentions row={row} />,
      hiddenBelow: 'lg',
    },
  }
  const shown =
    part === 'staff'
      ? ['number', 'name', 'birth', 'job', 'entry', 'exit', 'mentions']
      : ['number', 'name', 'entry', 'exit', 'tutor', 'place', 'mentions']
  return shown.map(key => columns[key] as Column<RegisterRow>)
}

function Name({ row, onOpen }: { row: RegisterRow; onOpen: ((row: RegisterRow) => void) | undefined }) {
  const t = useT()
  const name = nameOf(row)
  return (
    <Box sx={{ minWidth: 0, textDecoration: row.isVoid ? 'line-through' : 'none' }}>
      {onOpen ? (
        <Link
          component="button"
          type="button"
          onClick={() => onOpen(row)}
          sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
        >
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <b>
          <bdi>{name}</bdi>
        </b>
      )}
      {row.lines > 1 && onOpen && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('rh.register.lines', { count: row.lines })}
        </Typography>
      )}
    </Box>
  )
}

const Two = ({ first, second }: { first: string | null; second: string | null }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="body2" noWrap>
      <bdi>{first ?? '—'}</bdi>
    </Typography>
    {second && (
      <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary', maxWidth: 260 }}>
        <bdi>{second}</bdi>
      </Typography>
    )}
  </Box>
)

function Mentions({ row }: { row: RegisterRow }) {
  const t = useT()
  if (!row.isVoid && row.mentions.length === 0 && !row.agencyName) return '—'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {row.isVoid && <Chip label={t('rh.register.void')} tone="warning" />}
      {row.mentions.map(mention => (
        <Chip key={mention} label={t(`rh.register.mention.${mention}`)} />
      ))}
      {row.agencyName && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <bdi>{row.agencyName}</bdi>
        </Typography>
      )}
    </Box>
  )
}
