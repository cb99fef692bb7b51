import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { lotGateOffer } from '#platform/trace/gates.slot.ts'
import { verdicts } from './control.model.ts'
import { controlsServer, lotGate } from './controls.server.ts'

export const controlsRoom = room({
  answers: () => [controlsServer],
  fills: [
    fill(lotGateOffer, lotGate),
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
