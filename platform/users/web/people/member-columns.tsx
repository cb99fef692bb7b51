import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { t as translate } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { Member } from '../../member.model.ts'
import { listedName, spokenName } from '../person-names.ts'
import { RoleChips, rolesInWords } from './role-chips.tsx'
import { ServicesInBrief, servicesInWords } from './services-in-brief.tsx'
import { StateChip } from './state-chip.tsx'

export const memberColumns = (t: typeof translate): Column<Member>[] => [
  { key: 'name', label: t('users.people.one'), text: listedName, cell: row => <Who row={row} />, sorts: true },
  { key: 'jobtitle', label: t('users.jobtitle'), text: row => row.jobtitle, hiddenBelow: 'lg' },
  {
    key: 'services',
    label: t('users.people.services'),
    text: row => servicesInWords(row.services),
    cell: row => <ServicesInBrief services={row.services} />,
  },
  {
    key: 'roles',
    label: t('users.people.roles'),
    text: row => rolesInWords(t, row),
    cell: row => <RoleChips member={row} />,
    hiddenBelow: 'md',
  },
  {
    key: 'state',
    label: t('users.people.state'),
    text: row => t(`users.state.${row.state}`),
    cell: row => <StateChip state={row.state} />,
    onPhone: 'badge',
  },
  {
    key: 'lastLoginAt',
    label: t('users.people.last-login'),
    text: row => row.lastLoginAt,
    cell: row => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Moment instant={row.lastLoginAt} />
      </Box>
    ),
    hiddenBelow: 'lg',
  },
]

/** Name and mail apart, as a spreadsheet wants them. */
export const exportedColumns = (t: typeof translate): Column<Member>[] => [
  { key: 'name', label: t('users.name'), text: row => row.name },
  { key: 'firstname', label: t('users.firstname'), text: row => row.firstname },
  { key: 'mail', label: t('users.mail'), text: row => row.mail },
  { key: 'jobtitle', label: t('users.jobtitle'), text: row => row.jobtitle },
  { key: 'services', label: t('users.people.services'), text: row => servicesInWords(row.services) },
  { key: 'roles', label: t('users.people.roles'), text: row => rolesInWords(t, row) },
  { key: 'state', label: t('users.people.state'), text: row => t(`users.state.${row.state}`) },
  { key: 'lastLoginAt', label: t('users.people.last-login'), text: row => row.lastLoginAt },
]

const Who = ({ row }: { row: Member }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={spokenName(row)} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        <bdi>{listedName(row)}</bdi>
      </Typography>
      <Typography
        variant="caption"
        component="p"
        noWrap
        sx={{ color: 'text.secondary', fontWeight: 400, maxWidth: 230 }}
      >
        <bdi>{row.mail}</bdi>
      </Typography>
    </Box>
  </Box>
)
