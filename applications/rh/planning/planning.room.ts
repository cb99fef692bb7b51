import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { shiftStates, weekStates } from './planning.model.ts'
import { planningNews, planningServer } from './planning.server.ts'

export const planningRoom = room({
  answers: () => [planningServer],
  fills: [
    fill(notificationTypesOffer, planningNews),
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: {
          shift: 'rh.planning.shift',
          staffing_need: 'rh.planning.needs',
          planning_publication: 'rh.planning.publications',
          planning_recipient: 'rh.planning.recipients',
        },
        columns: {
          work_date: 'field.day',
          starts_at: 'rh.hours.from',
          ends_at: 'rh.hours.until',
          break_minutes: 'rh.hours.break',
          day: 'field.day',
          from_time: 'rh.hours.from',
          to_time: 'rh.hours.until',
          quantity: 'rh.planning.quantity',
          monday: 'rh.hours.week',
          snapshot: 'rh.planning.snapshot',
          published_by: 'field.by',
          published_at: 'field.when',
          publication_id: 'rh.planning.publications',
          read_at: 'rh.planning.read-at',
        },
        lists: { getPlanningWeek: 'rh.planning.title' },
        filters: { isoYear: 'rh.hours.year', isoWeek: 'rh.hours.iso-week' },
        choices: Object.fromEntries(
          [...new Set(['none', ...weekStates, ...shiftStates])].map(state => [state, `rh.planning.state.${state}`]),
        ),
      },
    }),
  ],
})
