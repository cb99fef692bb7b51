import Box from '@mui/material/Box'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { AccountRow } from '../../account.model.ts'
import { listedName } from '../../person-names.model.ts'
import { PersonCell } from '../person-cell.tsx'
import { AccountRoles, AccountState, rolesInWords } from './account-chips.tsx'

const clientsInWords = ({ clients }: AccountRow) => clients.map(({ name }) => name).join(', ')

export const accountColumns = (t: typeof translate): Column<AccountRow>[] => [
  {
    key: 'name',
    label: t('field.person'),
    text: listedName,
    cell: row => <PersonCell person={row} />,
  },
  { key: 'clients', label: t('field.clients'), text: clientsInWords },
  {
    key: 'roles',
    label: t('users.people.roles'),
    text: row => rolesInWords(t, row),
    cell: row => <AccountRoles account={row} />,
  },
  { key: 'type', label: t('users.type'), text: row => t(`users.type.${row.type}`), hiddenBelow: 'lg' },
  {
    key: 'state',
    label: t('field.state'),
    text: row => t(`users.account.state.${row.state}`),
    cell: row => <AccountState state={row.state} />,
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
    hiddenBelow: 'md',
  },
]
