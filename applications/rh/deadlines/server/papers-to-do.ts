import { plannedByValues } from '#kernel/server/prepared.ts'
import { type FoundToDo, toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { deadlines, deadlinesAddress } from '#rh/deadlines-place.model.ts'
import { piecesAddress } from '#rh/document-requests/document-request.model.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { hurryDays } from '../deadline.model.ts'
import { countedPapers } from './deadline-figures.queries.ts'
import { deadlineScopeOf } from './deadline-scope.ts'

/** Papers that have ended or end within 30 days, and pieces that people sent and nobody has looked at. */
export const papersToDo = toDoSource<RhTables>({
  applicationId: rh.id,
  element: deadlines,
  find: async ({ db, ...given }) => {
    const scope = await deadlineScopeOf(given)
    const { expired, firstExpired, hurried, firstHurried, toCheck } = await plannedByValues(db, () =>
      countedPapers(db, scope),
    )
    const lines: FoundToDo[] = [
      {
        urgency: 'late',
        what: { label: 'rh.deadlines.to-do-expired', values: { count: expired } },
        due: firstExpired,
        address: `${deadlinesAddress}?f.state=expired`,
      },
      {
        urgency: 'soon',
        what: { label: 'rh.deadlines.to-do-hurried', values: { count: hurried } },
        due: firstHurried,
        address: `${deadlinesAddress}?f.within=${hurryDays}`,
      },
      {
        urgency: 'soon',
        what: { label: 'rh.deadlines.to-do-pieces', values: { count: toCheck } },
        why: { label: 'rh.deadlines.to-do-pieces-why' },
        due: null,
        address: piecesAddress,
      },
    ]
    return lines.filter(({ what }) => what.values.count > 0)
  },
})
