import { useSession } from '#kernel/web/session.ts'
import { useOffered } from '#kernel/web/offered.ts'
import { searchOverlayOffer } from '#platform/search-overlay.slot.ts'

/** The search, where there is something to search in: a client. */
export function useSearchOverlay() {
  const [searchOverlay] = useOffered(searchOverlayOffer)
  return useSession().client ? searchOverlay : undefined
}
