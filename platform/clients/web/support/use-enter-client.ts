import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { queryOf, useSend } from '#kernel/web/api.ts'
import { type ClientOfTab, setClient, setPerson, useSession } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { supportCalls } from '../../support.calls.ts'

/** Makes this tab work in a client that one helps: its menu is fetched, what was known of the former is left. */
export function useEnterClient(onEntered: () => void) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { person } = useSession()
  const { send } = useSend(supportCalls.startSupport)
  return async ({ id, name, logo, readOnly }: ClientOfTab, reason: string) => {
    await send({ clientId: id, reason })
    if (!person) return
    setClient({ id, name, logo, readOnly })
    setPerson({ ...person, adminOfClient: true })
    cache.removeQueries({ queryKey: queryOf(supportCalls.getOwnSupport, {}).queryKey })
    await cache.fetchQuery({ ...queryOf(menuCalls.getModules, { userId: person.id, clientId: id }), staleTime: 0 })
    onEntered()
    if (pathname !== namedRoutes.dashboard) await navigate(namedRoutes.adminOfClientDashboard)
  }
}
