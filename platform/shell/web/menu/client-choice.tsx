import { lazy, Suspense } from 'react'
import { loadLabels } from '#kernel/web/i18n.ts'
import { clientsLabels, loadClientPicker } from '#platform/clients/clients.web.ts'

const ClientPicker = lazy(async () => {
  const [picker] = await Promise.all([loadClientPicker(), loadLabels([clientsLabels])])
  return { default: picker }
})

/** The full-screen choice of another client, fetched when first asked for. */
export const ClientChoice = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <ClientPicker onClose={onClose} />
  </Suspense>
)
