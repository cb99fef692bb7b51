import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { t as translate } from '#kernel/web/i18n.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { photoAddress } from '#rh/employee-documents/employee-documents.web.ts'
import type { EmployeeRow, MissingPiece, Workplace } from '../employee.model.ts'
import { listedName, spokenName } from './employee-names.ts'
import { toneOf } from './situation-tones.ts'
import { placeNames } from './where-one-works.ts'

type Options = {
  /** Of a client with one company, everybody is of that company. */
  hasCompanies: boolean
  /** Among everybody, who is archived says so; in the tab of the archived, how each left. */
  isOfEverybody: boolean
  /** How a day is written. */
  date: (day: string) => string
}

export function employeeColumns(
  t: typeof translate,
  { hasCompanies, isOfEverybody, date }: Options,
): Column<EmployeeRow>[] {
  const company: Column<EmployeeRow> = {
    key: 'company',
    label: t('field.company'),
    text: row => row.company,
    isOptional: true,
  }
  const isArchived = (row: EmployeeRow) => isOfEverybody && row.status === 'archived'
  return [
    {
      key: 'name',
      label: t('rh.field.employee'),
      text: listedName,
      cell: row => <Who row={row} />,
    },
    { key: 'position', label: t('rh.field.position'), text: row => row.position },
    {
      key: 'workplace',
      label: t('rh.employee.workplace'),
      text: row => placeNames(row.currentWorkplace),
      cell: row => <Where place={row.currentWorkplace} />,
    },
    ...(hasCompanies ? [company] : []),
    {
      key: 'family',
      label: t('rh.field.contract'),
      text: row => row.family && t(`rh.family.${row.family}`),
      hiddenBelow: 'lg',
    },
    {
      key: 'contractStart',
      label: t('rh.employees.contract-start'),
      text: row => row.contractStart && date(row.contractStart),
      cell: row => <Box sx={{ whiteSpace: 'nowrap' }}>{row.contractStart ? date(row.contractStart) : '—'}</Box>,
      isOptional: true,
    },
    {
      key: 'contractEnd',
      label: t('field.end'),
      text: row => row.contractEnd && date(row.contractEnd),
      cell: row => <Box sx={{ whiteSpace: 'nowrap' }}>{row.contractEnd ? date(row.contractEnd) : '—'}</Box>,
      hiddenBelow: 'lg',
    },
    {
      key: 'situation',
      label: t('rh.field.situation'),
      text: row => t(isArchived(row) ? 'rh.employee.is-archived' : `rh.employee.situation-${row.situation}`),
      cell: row =>
        isArchived(row) ? (
          <Chip label={t('rh.employee.is-archived')} />
        ) : (
          <Chip label={t(`rh.employee.situation-${row.situation}`)} tone={toneOf[row.situation]} />
        ),
    },
    {
      key: 'missing',
      label: t('rh.employees.lacks'),
      text: row => row.missing.map(piece => t(`rh.employee.missing-${piece}`)).join(', '),
      cell: row => <Missing pieces={row.missing} />,
      hiddenBelow: 'lg',
    },
    {
      key: 'cellPhone',
      label: t('rh.field.cellPhone'),
      text: row => shownPhone(row.cellPhone),
      cell: row => <Phone number={row.cellPhone} />,
      isOptional: true,
    },
  ]
}

function Who({ row }: { row: EmployeeRow }) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar name={spokenName(row)} picture={photoAddress(row)} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {listedName(row)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {row.software1Number
            ? t('rh.employee.number-is', { number: row.software1Number })
            : t('rh.employee.no-number')}
        </Typography>
      </Box>
    </Box>
  )
}

/** How much the file lacks; what it is stands in the tip and in the file. */
function Missing({ pieces }: { pieces: readonly MissingPiece[] }) {
  const t = useT()
  if (pieces.length === 0) return '—'
  return (
    <Tooltip title={pieces.map(piece => t(`rh.employee.missing-${piece}`)).join(', ')}>
      <Box component="span">
        <Chip label={t('rh.employees.pieces', { count: pieces.length })} tone="warning" />
      </Box>
    </Tooltip>
  )
}

function Where({ place }: { place: Workplace | null }) {
  if (!place) return '—'
  const below = [place.unit, place.subunit].flatMap(part => part?.name ?? [])
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1, textAlign: 'start' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: place.site.color }}
      />
      <bdi>
        {place.site.name}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {below.map(name => ` · ${name}`)}
        </Box>
      </bdi>
    </Box>
  )
}

const Phone = ({ number }: { number: string | null }) => (
  <Box component="span" dir="ltr" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {shownPhone(number)}
  </Box>
)
