import { useSession } from '#kernel/web/session.ts'
import { useShellParts } from '../shell-context.ts'

/** The search, where there is something to search in: a client. */
export function useSearchOverlay() {
  const { searchOverlay } = useShellParts()
  return useSession().client ? searchOverlay : undefined
}
