import { Brought, type BroughtPart } from '#kernel/web/brought.tsx'
import { useSession } from '#kernel/web/session.ts'
import { clientsLabels } from '../../clients.web.ts'

const supportBar: BroughtPart = {
  labels: [clientsLabels],
  load: async () => (await import('./support-bar.tsx')).SupportBar,
}

/** The bar of support access; who may not help fetches nothing. */
export function SupportWatch() {
  const { person, client } = useSession()
  return person?.superAdmin && client ? <Brought part={supportBar} /> : null
}
