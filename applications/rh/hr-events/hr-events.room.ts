import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { hrEventsElement, hrEventsPath } from './hr-events-place.model.ts'
import { followHrEventsJob, hrEventNews, hrEventsServer } from './hr-events.server.ts'

/** Events by their titles, for who sees those of their company. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  const { byCompany } = await rights.perimeter(hrEventsElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, title as name from rh.appointment
     where id in ${eachOf(rowIds)} and company_id in ${eachOf([...byCompany.keys()])}`.execute(db)
  return rows.map(row => ({ ...row, address: hrEventsPath }))
})

export const hrEventsRoom = room({
  answers: () => [hrEventsServer],
  jobs: () => [followHrEventsJob],
  fills: [
    fill(notificationTypesOffer, hrEventNews),
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { appointment: named },
      ids: { appointmentId: named },
      called: {
        tables: {
          appointment: 'rh.event.one',
          appointment_person: 'rh.event.people',
          event_mark: 'rh.event.marks',
        },
        columns: {
          kind: 'rh.event.kind',
          title: 'rh.event.what',
          from_day: 'field.firstDay',
          to_day: 'field.lastDay',
          from_time: 'rh.event.from-time',
          to_time: 'rh.event.to-time',
          note: 'rh.event.note',
          reminder_days: 'rh.event.reminders',
          reminded_on: 'rh.event.reminded-on',
          owner_id: 'rh.event.owner',
          appointment_id: 'rh.event.one',
          source_kind: 'rh.event.kind',
          source_id: 'rh.event.source',
          day: 'field.day',
          mark: 'rh.event.marks',
          marked_by: 'field.by',
        },
      },
      histories: ['appointment'],
    }),
  ],
})
