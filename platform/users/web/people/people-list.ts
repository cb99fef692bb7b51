import { oneOf } from '#kernel/web/kit/filter-values.ts'
import { type ListState, useListState } from '#kernel/web/kit/use-list-state.ts'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { memberStates } from '../../member.model.ts'
import { membersCalls } from '../../members.calls.ts'
import { peopleFiltersIn } from './people-filters.tsx'

/** The people of the client as the address says: words, state, filters, order, page. */
export function usePeopleList(module: string) {
  const { client } = useSession()
  const clientId = client?.id ?? ''
  const list = useListState({ module, usualSort: { by: 'name', direction: 'asc' } })
  const { company, service, role, invitation } = peopleFiltersIn(list)
  const state = oneOf(memberStates, list.tab)
  const answer = usePages(membersCalls.getPaginatedUsers, {
    ...list.query,
    clientId,
    ...(state && { state }),
    ...(company && { companyId: company }),
    ...(service && { serviceId: service }),
    ...(role && { role }),
    ...(invitation && { invitation }),
    sort: list.sort?.direction === 'desc' ? '-name' : 'name',
  })
  const figures = useCall(membersCalls.getMemberFigures, { clientId }).data
  return { clientId, list, answer, figures }
}

export type PeopleList = { clientId: string; list: ListState } & Pick<
  ReturnType<typeof usePeopleList>,
  'answer' | 'figures'
>
