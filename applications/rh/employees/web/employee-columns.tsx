import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { t as translate } from '#kernel/web/i18n.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import type { EmployeeRow, Workplace } from '../employee.model.ts'
import { listedName, spokenName } from './employee-names.ts'
import { placeNames } from './where-one-works.ts'

type Options = {
  /** Of a client with one company, everybody is of that company. */
  hasCompanies: boolean
}

export function employeeColumns(t: typeof translate, { hasCompanies }: Options): Column<EmployeeRow>[] {
  const company: Column<EmployeeRow> = {
    key: 'company',
    label: t('rh.employee.company'),
    text: row => row.company,
    hiddenBelow: 'lg',
  }
  return [
    {
      key: 'name',
      label: t('rh.employee.one'),
      text: listedName,
      cell: row => <Who row={row} />,
      sorts: true,
    },
    { key: 'position', label: t('rh.employee.position'), text: row => row.position },
    {
      key: 'workplace',
      label: t('rh.employee.workplace'),
      text: row => placeNames(row.currentWorkplace),
      cell: row => <Where place={row.currentWorkplace} />,
    },
    ...(hasCompanies ? [company] : []),
    {
      key: 'cellPhone',
      label: t('rh.employee.cell-phone'),
      text: row => shownPhone(row.cellPhone),
      cell: row => <Phone number={row.cellPhone} />,
      hiddenBelow: 'lg',
    },
  ]
}

/** Name and number apart, as a spreadsheet wants them. */
export const exportColumns = (t: typeof translate): Column<EmployeeRow>[] => [
  { key: 'number', label: t('rh.employee.number'), text: row => row.software1Number },
  { key: 'name', label: t('rh.employee.name'), text: row => row.name },
  { key: 'firstname', label: t('rh.employee.firstname'), text: row => row.firstname },
  { key: 'position', label: t('rh.employee.position'), text: row => row.position },
  { key: 'site', label: t('rh.employee.site'), text: row => row.currentWorkplace?.site.name },
  { key: 'unit', label: t('rh.employee.unit'), text: row => row.currentWorkplace?.unit?.name },
  { key: 'subunit', label: t('rh.employee.subunit'), text: row => row.currentWorkplace?.subunit?.name },
  { key: 'company', label: t('rh.employee.company'), text: row => row.company },
  { key: 'cellPhone', label: t('rh.employee.cell-phone'), text: row => row.cellPhone },
]

function Who({ row }: { row: EmployeeRow }) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar name={spokenName(row)} />
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

function Where({ place }: { place: Workplace | null }) {
  if (!place) return '—'
  const below = [place.unit, place.subunit].flatMap(part => part?.name ?? [])
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1 }}>
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
