import { useCall } from '#kernel/web/api.ts'
import { clientsCalls } from '../clients.calls.ts'
import { ClientGrid } from './client-grid.tsx'

type Props = { onChoose: (clientId: string) => void; isChoosing: boolean }

/** The person's active clients, the last used first. */
export function OwnClients(props: Props) {
  const { data, error, refetch } = useCall(clientsCalls.getActiveClients, {})
  return <ClientGrid {...props} clients={data} error={error} onRetry={refetch} />
}
