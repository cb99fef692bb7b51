import { later } from '#kernel/web/later.tsx'
import { clientsLabels, loadClientPicker } from '#platform/clients/clients.web.ts'

/** The full-screen choice of another client, fetched when first asked for. */
export const ClientChoice = later(loadClientPicker, { labels: [clientsLabels] })
