import type { Level } from '#kernel/shared/access.ts'
import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import type { MenuElement } from '#platform/users/user.model.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/**
 * Access type on the staff list, as the menu tells it: what stands over the rows cannot ask a row's `can`.
 * The menu is in the cache by then, since the shell has drawn it.
 */
export function useLevel(): Level {
  const { person, client } = useSession()
  const { data } = useCall(
    usersCalls.getModules,
    { userId: person?.id ?? '', clientId: client?.id ?? '' },
    { enabled: person !== null && client !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  const roots = data?.modules.map(module => module.root) ?? []
  return (elementIn(roots)?.level ?? 0) as Level
}

function elementIn(elements: readonly MenuElement[]): MenuElement | undefined {
  for (const element of elements) {
    if (element.path === 'rh/gestion_du_personnel/salaries') return element
    const below = elementIn(element.children)
    if (below) return below
  }
  return undefined
}
