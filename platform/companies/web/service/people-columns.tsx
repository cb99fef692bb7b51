import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { Member } from '#platform/users/member.model.ts'
import { listedName, spokenName } from '#platform/users/person-names.model.ts'
import { isManagerOf } from './is-manager-of.ts'

export const columnsOf = (t: typeof translate, serviceId: string): Column<Member>[] => [
  { key: 'name', label: t('field.person'), text: listedName, cell: row => <Who row={row} /> },
  { key: 'mail', label: t('field.mail'), text: ({ mail }) => mail, hiddenBelow: 'lg', onPhone: 'hidden' },
  { key: 'jobtitle', label: t('field.jobtitle'), text: ({ jobtitle }) => jobtitle, hiddenBelow: 'md' },
  {
    key: 'role',
    label: t('companies.person.role'),
    text: row => t(isManagerOf(row, serviceId) ? 'field.manager' : 'companies.person.member'),
    cell: row =>
      isManagerOf(row, serviceId) ? <Chip label={t('field.manager')} tone="primary" /> : t('companies.person.member'),
  },
  {
    key: 'state',
    label: t('field.state'),
    text: ({ state }) => t(`companies.person.${state}`),
    cell: ({ state }) => (
      <Chip label={t(`companies.person.${state}`)} tone={state === 'invited' ? 'warning' : 'success'} />
    ),
    onPhone: 'badge',
  },
]

const Who = ({ row }: { row: Member }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={spokenName(row)} />
    <Typography variant="body2" component="bdi" noWrap sx={{ fontWeight: 600 }}>
      {listedName(row)}
    </Typography>
  </Box>
)
