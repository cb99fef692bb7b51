import { type FoundToDo, toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { demandes } from '#demandes/demandes.application.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import { requestsElement, requestsPath } from '../requests-place.model.ts'
import { requestsWaiting } from './requests.queries.ts'

/** What waits for one's approval, order or receipt. */
export const requestsToDo = toDoSource<DemandesTables>({
  applicationId: demandes.id,
  element: requestsElement,
  find: async given => {
    const { toApprove, toOrder, toReceive } = await requestsWaiting(given)
    const line = (what: string, count: number, tab: string): FoundToDo => ({
      urgency: 'soon',
      what: { label: `demandes.request.to-do-${what}`, values: { count } },
      due: null,
      address: `${requestsPath}?tab=${tab}`,
    })
    return [
      line('approve', toApprove, 'toApprove'),
      line('order', toOrder, 'toOrder'),
      line('receive', toReceive, 'toReceive'),
    ].filter(({ what }) => what.values.count > 0)
  },
})
