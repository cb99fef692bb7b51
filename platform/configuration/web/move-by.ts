import { changeTogether, fetchCall, forgetTouchedBy } from '#kernel/web/api.ts'
import type { citizenshipsCalls } from '../citizenships.calls.ts'
import type { customFieldsCalls } from '../custom-fields.calls.ts'
import type { dashboardsCalls } from '../dashboards.calls.ts'
import type { optionListsCalls } from '../option-lists.calls.ts'
import type { questionnairesCalls } from '../questionnaires.calls.ts'

type MovingCall =
  | (typeof customFieldsCalls)['moveCustomField']
  | (typeof optionListsCalls)['moveOptionList']
  | (typeof citizenshipsCalls)['moveCitizenship']
  | (typeof questionnairesCalls)['moveQuestionnaire']
  | (typeof dashboardsCalls)['moveDashboard']

/** Moves a row by several places: the call knows its neighbours only, and is made once a place. */
export const moveBy = (call: MovingCall) => (id: string, by: number) =>
  changeTogether(async () => {
    const direction = by < 0 ? 'up' : 'down'
    try {
      for (let place = 0; place < Math.abs(by); place += 1)
        await fetchCall(call, { id, direction }, { staysOnPage: true })
    } finally {
      await forgetTouchedBy(call)
    }
  })
