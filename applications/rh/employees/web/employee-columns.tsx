import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
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
  /** Those at work are present, suspended or to come, which is short. */
  isOfActive: boolean
  /** How a day is written. */
  date: (day: string) => string
}

export function employeeColumns(
  t: typeof translate,
  { hasCompanies, isOfEverybody, isOfActive, date }: Options,
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
      cell: row => <Who row={row} line={numberOf(row, t)} />,
      phoneCell: row => (
        <Who row={row} line={whatAndWhere(row)} beside={<Situation row={row} isArchived={isArchived(row)} />} />
      ),
      width: '18%',
    },
    { key: 'position', label: t('rh.field.position'), text: row => row.position, onPhone: 'hidden' },
    {
      key: 'workplace',
      label: t('rh.employee.workplace'),
      text: row => placeNames(row.currentWorkplace),
      cell: row => <Where place={row.currentWorkplace} />,
      onPhone: 'hidden',
    },
    ...(hasCompanies ? [company] : []),
    {
      key: 'family',
      label: t('rh.field.contract'),
      text: row => row.family && t(`rh.family.${row.family}`),
      hiddenBelow: 'lg',
      onPhone: 'hidden',
      width: 132,
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
      onPhone: 'hidden',
      width: 116,
    },
    {
      key: 'situation',
      label: t('rh.field.situation'),
      text: row => t(isArchived(row) ? 'rh.employee.is-archived' : `rh.employee.situation-${row.situation}`),
      cell: row => <Situation row={row} isArchived={isArchived(row)} />,
      onPhone: 'hidden',
      width: isOfActive ? 112 : 156,
    },
    {
      key: 'missing',
      label: t('rh.employees.lacks'),
      text: row => row.missing.map(piece => t(`rh.employee.missing-${piece}`)).join(', '),
      cell: row => <Missing pieces={row.missing} />,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
      width: 140,
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

const numberOf = ({ software1Number: number }: EmployeeRow, t: typeof translate) =>
  number ? t('rh.employee.number-is', { number }) : t('rh.employee.no-number')

const whatAndWhere = ({ position, currentWorkplace }: EmployeeRow) =>
  [position, placeNames(currentWorkplace)].filter(Boolean).join(' · ')

function Situation({ row: { situation }, isArchived }: { row: EmployeeRow; isArchived: boolean }) {
  const t = useT()
  if (isArchived) return <Chip label={t('rh.employee.is-archived')} />
  return <Chip label={t(`rh.employee.situation-${situation}`)} tone={toneOf[situation]} />
}

/** A face and two lines. */
const Who = ({ row, line, beside }: { row: EmployeeRow; line: string; beside?: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={spokenName(row)} picture={photoAddress(row)} />
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {listedName(row)}
        </Typography>
        {beside}
      </Box>
      <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary', fontWeight: 400 }}>
        <bdi>{line}</bdi>
      </Typography>
    </Box>
  </Box>
)

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
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Box component="span" aria-hidden sx={{ ...dot, bgcolor: place.site.color }} />
      <Box sx={{ minWidth: 0, textAlign: 'left' }}>
        <Typography variant="body2" noWrap dir="auto">
          {place.site.name}
        </Typography>
        {below.length > 0 && (
          <Typography variant="caption" component="p" noWrap dir="auto" sx={{ color: 'text.secondary' }}>
            {below.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const dot = { flex: 'none', width: 8, height: 8, borderRadius: '50%' }

const Phone = ({ number }: { number: string | null }) => (
  <Box component="span" dir="ltr" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {shownPhone(number)}
  </Box>
)
