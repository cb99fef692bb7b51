import type { Level } from '#kernel/shared/access.ts'
import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import type { MenuElement } from '../menu.model.ts'
import { menuCalls } from '../menu.calls.ts'

/** What the person may open in the client of this tab: asked once, until a change of client, language or rights. */
export function useMenu() {
  const { person, client } = useSession()
  const { data } = useCall(
    menuCalls.getModules,
    { userId: person?.id ?? '', clientId: client?.id ?? '' },
    { enabled: person !== null && client !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  return data
}

/**
 * The person's level on an element of the menu, or on an act of it (`path#code`), for what stands over rows and cannot ask a row's `can`.
 * The menu is in the cache by then, since the shell has drawn it; 0 until it is.
 */
export const useLevel = (path: string): Level => useLevels()(path)

/** The same of several elements, asked one after the other. */
export function useLevels(): (path: string) => Level {
  const menu = useMenu()
  const roots = menu?.modules.map(module => module.root) ?? []
  return path => ((path.includes('#') ? menu?.fineRights[path] : elementIn(roots, path)?.level) ?? 0) as Level
}

function elementIn(elements: readonly MenuElement[], path: string): MenuElement | undefined {
  for (const element of elements) {
    const found = element.path === path ? element : elementIn(element.children, path)
    if (found) return found
  }
  return undefined
}
