import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { later } from '#kernel/web/later.tsx'
import { addressOfClient } from '../../client-address.model.ts'
import type { ClientRow } from '../../client.model.ts'
import { clientsCalls } from '../../clients.calls.ts'
import { type Switching, SwitchClient } from '../switch-client.tsx'
import { clientColumns } from './client-columns.tsx'

const NewClientDialog = later(async () => (await import('./new-client-dialog.tsx')).NewClientDialog)

/** The clients of the platform: how large they are, whether they are open, and the way to a new one. */
export function ClientsPage() {
  const t = useT()
  const [isCreating, setIsCreating] = useState(false)
  const [switching, setSwitching] = useState<{ client: ClientRow; what: Switching } | null>(null)
  const list = useList(clientsCalls.getPaginatedClients, { module: 'clients.clients', usualTab: 'all' })
  const asked = usePages(clientsCalls.getPaginatedClients, list.query)
  const all = useCall(clientsCalls.getAllClients, {}).data
  const open = all?.filter(client => client.status === 'active').length
  const people = all?.reduce((sum, { users = 0 }) => sum + users, 0)
  const create = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsCreating(true)}>
      {t('clients.list.new')}
    </Button>
  )
  return (
    <Page
      title={t('field.clients')}
      context={all && `${t('clients.list.open', { count: open ?? 0 })} · ${t('count.people', { count: people ?? 0 })}`}
      actions={create}
    >
      <DataTable
        label={t('field.clients')}
        list={list}
        answer={asked}
        columns={clientColumns(t)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowPath={({ id }) => addressOfClient(id)}
        rowActions={client => [
          {
            label: t(client.readOnly ? 'clients.switch.writable' : 'clients.switch.readOnly'),
            onSelect: () => setSwitching({ client, what: 'readOnly' }),
          },
          {
            label: t(client.status === 'active' ? 'clients.switch.inactive' : 'clients.switch.active'),
            isDestructive: client.status === 'active',
            onSelect: () => setSwitching({ client, what: 'status' }),
          },
        ]}
        tabs={[
          { value: 'all', label: t('clients.list.all'), count: all?.length },
          { value: 'active', label: t('clients.list.active'), count: open },
          { value: 'inactive', label: t('clients.list.inactive'), count: all && all.length - (open ?? 0) },
        ]}
        searchBy={t('field.clientName')}
        empty={{ title: t('clients.list.none'), text: t('clients.list.none-text'), action: create }}
        exportName={t('clients.list.file')}
      />
      {isCreating && <NewClientDialog onClose={() => setIsCreating(false)} />}
      {switching && <SwitchClient {...switching} onClose={() => setSwitching(null)} />}
    </Page>
  )
}
