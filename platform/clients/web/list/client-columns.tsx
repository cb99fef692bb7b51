import Box from '@mui/material/Box'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { ClientRow } from '../../client.model.ts'
import { ClientLogo } from '../client-logo.tsx'
import { ClientState, stateInWords } from '../client-state.tsx'

type Say = (label: string) => string

export const clientColumns = (t: Say): Column<ClientRow>[] => [
  {
    key: 'name',
    label: t('field.client'),
    text: ({ name }) => name,
    cell: client => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ClientLogo client={client} size={36} />
        <bdi>{client.name}</bdi>
      </Box>
    ),
  },
  {
    key: 'status',
    label: t('field.state'),
    text: client => stateInWords(t, client),
    cell: client => <ClientState client={client} />,
    onPhone: 'badge',
  },
  {
    key: 'applications',
    label: t('field.applications'),
    text: ({ applications }) => applications,
    align: 'end',
    hiddenBelow: 'lg',
  },
  { key: 'companies', label: t('field.companies'), text: ({ companies }) => companies, align: 'end' },
  { key: 'users', label: t('field.people'), text: ({ users }) => users, align: 'end' },
  {
    key: 'lastActivityAt',
    label: t('clients.column.last-activity'),
    text: ({ lastActivityAt }) => lastActivityAt,
    cell: ({ lastActivityAt }) => <Moment instant={lastActivityAt} />,
    hiddenBelow: 'md',
  },
]
