import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { weekStates } from './pay-check.model.ts'
import { absencesListener, hoursListener, payServer } from './pay.server.ts'

export const payRoom = room({
  answers: () => [payServer],
  listeners: () => [hoursListener, absencesListener],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: {
          pay_check: 'rh.pay.check',
          pay_week: 'rh.pay.week',
          pay_week_note: 'rh.pay.step-back',
          pay_justification: 'rh.pay.justification',
        },
        columns: {
          from_day: 'field.from',
          to_day: 'field.lastDay',
          site_ids: 'rh.pay.sites',
          opened_by: 'rh.pay.opened-by',
          opened_at: 'rh.pay.opened-at',
          closed_by: 'rh.pay.closed-by',
          closed_at: 'rh.pay.closed-at',
          monday: 'rh.hours.week',
          reopened_at: 'rh.pay.reopened',
          told_until: 'rh.pay.told-until',
          is_to_correct: 'rh.pay.to-correct',
          act: 'rh.hours.act',
          noted_by: 'field.by',
          noted_at: 'field.when',
          since: 'field.from',
          day: 'field.day',
          found: 'rh.pay.found',
          justified_by: 'field.by',
          justified_at: 'field.when',
        },
        lists: { getPeopleOfHrCheck: 'rh.pay.hr-title' },
        filters: {},
        choices: Object.fromEntries(weekStates.map(state => [state, `rh.pay.state.${state}`])),
      },
    }),
  ],
})
