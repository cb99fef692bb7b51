import { useList } from '#kernel/web/kit/use-list.ts'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { membersCalls } from '../../members.calls.ts'

/** The people of the client as the address says: words, state, filters, order, page. */
export function usePeopleList(module: string) {
  const { client } = useSession()
  const clientId = client?.id ?? ''
  const list = useList(membersCalls.getPaginatedUsers, { module })
  const answer = usePages(membersCalls.getPaginatedUsers, { ...list.query, clientId })
  const figures = useCall(membersCalls.getMemberFigures, { clientId }).data
  return { clientId, list, answer, figures }
}

export type PeopleList = ReturnType<typeof usePeopleList>
