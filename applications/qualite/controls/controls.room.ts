import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { lotGateOffer } from '#platform/trace/gates.slot.ts'
import { verdicts } from './control.model.ts'
import { controlsServer, controlsToDo, lotGate, overdueNews, tellOverdueJob } from './controls.server.ts'

export const controlsRoom = room({
  answers: () => [controlsServer],
  jobs: () => [tellOverdueJob],
  fills: [
    fill(lotGateOffer, lotGate),
    fill(notificationTypesOffer, overdueNews),
    fill(toDoSourcesOffer, controlsToDo),
    fill(rowsOfRoomsOffer, {
      schema: 'qualite',
      rows: {},
      called: {
        lists: { getControlRecords: 'qualite.controls.records' },
        filters: { planId: 'qualite.controls.plan', verdict: 'qualite.controls.verdict' },
        choices: {
          ...Object.fromEntries(verdicts.map(verdict => [verdict, `qualite.controls.verdict.${verdict}`])),
          counting: 'qualite.controls.tab.counting',
          to_validate: 'qualite.controls.tab.to_validate',
          cancelled: 'qualite.controls.tab.cancelled',
        },
      },
    }),
  ],
})
