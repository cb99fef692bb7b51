import { type ListState, useListState } from '#kernel/web/kit/use-list-state.ts'
import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { clientRoles, type ClientRole, memberStates, type MemberState } from '../../member.model.ts'
import { membersCalls } from '../../members.calls.ts'

const isOne = <Word extends string>(words: readonly Word[], word: string | undefined): word is Word =>
  word !== undefined && (words as readonly string[]).includes(word)

/** The people of the client as the address says: words, state, filters, order, page. */
export function usePeopleList(module: string) {
  const { client } = useSession()
  const clientId = client?.id ?? ''
  const list = useListState({ module, usualSort: { by: 'name', direction: 'asc' } })
  const { company, service, role } = list.filters
  const state: MemberState | undefined = isOne(memberStates, list.tab) ? list.tab : undefined
  const bears: ClientRole | undefined = isOne(clientRoles, role) ? role : undefined
  const answer = useCall(membersCalls.getPaginatedUsers, {
    ...list.query,
    clientId,
    ...(state && { state }),
    ...(company && { companyId: company }),
    ...(service && { serviceId: service }),
    ...(bears && { role: bears }),
    sort: list.sort?.direction === 'desc' ? '-name' : 'name',
  })
  const figures = useCall(membersCalls.getMemberFigures, { clientId }).data
  return { clientId, list, answer, figures }
}

export type PeopleList = { clientId: string; list: ListState } & Pick<
  ReturnType<typeof usePeopleList>,
  'answer' | 'figures'
>
