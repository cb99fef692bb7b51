import Box from '@mui/material/Box'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { Member } from '../../member.model.ts'
import { listedName } from '../../person-names.model.ts'
import { PersonCell } from '../person-cell.tsx'
import { RoleChips, rolesInWords } from './role-chips.tsx'
import { ServicesInBrief, servicesInWords } from './services-in-brief.tsx'
import { StateChip } from './state-chip.tsx'

export const memberColumns = (t: typeof translate): Column<Member>[] => [
  {
    key: 'name',
    label: t('field.person'),
    text: listedName,
    cell: row => <PersonCell person={row} />,
  },
  { key: 'jobtitle', label: t('field.jobtitle'), text: row => row.jobtitle, hiddenBelow: 'lg' },
  {
    key: 'services',
    label: t('field.services'),
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
    label: t('field.state'),
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
  { key: 'name', label: t('field.lastName'), text: row => row.name },
  { key: 'firstname', label: t('field.firstname'), text: row => row.firstname },
  { key: 'mail', label: t('field.mail'), text: row => row.mail },
  { key: 'jobtitle', label: t('field.jobtitle'), text: row => row.jobtitle },
  { key: 'services', label: t('field.services'), text: row => servicesInWords(row.services) },
  { key: 'roles', label: t('users.people.roles'), text: row => rolesInWords(t, row) },
  { key: 'state', label: t('field.state'), text: row => t(`users.state.${row.state}`) },
  { key: 'lastLoginAt', label: t('users.people.last-login'), text: row => row.lastLoginAt },
]
