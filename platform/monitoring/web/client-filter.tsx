import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { useClientNames } from './use-client-names.ts'

/** Keeps what concerns one client. */
export function ClientFilter({ list, name = 'client' }: { list: ListState; name?: string }) {
  const t = useT()
  const { clients = [] } = useClientNames()
  return (
    <Autocomplete
      options={clients}
      getOptionLabel={client => client.name}
      getOptionKey={client => client.id}
      value={clients.find(({ id }) => id === list.filters[name]) ?? null}
      onChange={(_, client) => list.setFilter(name, client?.id ?? null)}
      renderInput={params => <TextField {...params} label={t('field.client')} />}
    />
  )
}
