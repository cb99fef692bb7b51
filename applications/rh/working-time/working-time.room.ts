import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { hourStates } from './working-time.model.ts'
import { workAfterTermToDo, workingTimeServer, workListener } from './working-time.server.ts'

export const workingTimeRoom = room({
  answers: () => [workingTimeServer],
  listeners: () => [workListener],
  fills: [
    fill(toDoSourcesOffer, workAfterTermToDo),
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: { time_entry: 'rh.hours.title', time_week_note: 'rh.hours.notes' },
        columns: {
          work_date: 'field.day',
          starts_at: 'rh.hours.from',
          ends_at: 'rh.hours.until',
          break_minutes: 'rh.hours.break',
          total_minutes: 'rh.hours.in-all',
          task: 'rh.hours.task',
          source: 'rh.hours.source',
          monday: 'rh.hours.week',
          act: 'rh.hours.act',
          noted_by: 'field.by',
          noted_at: 'field.when',
        },
        lists: { getWeekOfHours: 'rh.hours.title' },
        filters: { isoYear: 'rh.hours.year', isoWeek: 'rh.hours.iso-week' },
        choices: Object.fromEntries(['none', ...hourStates].map(state => [state, `rh.hours.state.${state}`])),
      },
    }),
  ],
})
