import { useCall } from '#kernel/web/api.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'

/** What a developer knows of clients: their names. */
export function useClientNames() {
  const answer = useCall(clientsCalls.getAllClients, {}, { staleTime: 300_000 })
  return {
    clients: answer.data,
    nameOf: (id: string) => answer.data?.find(client => client.id === id)?.name,
  }
}
