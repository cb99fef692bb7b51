import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysUntilMissed } from '../hr-event.model.ts'
import { hrEventsPath } from '../hr-events-place.model.ts'
import { hrEventNews } from './hr-event-news.ts'

/** Each morning: what nobody ended in time was missed, and owners are reminded of what comes. Twice a day is as once. */
export const followHrEventsJob: Job = {
  name: 'follow-hr-events',
  cron: '20 5 * * *',
  run: ground => inEachClient(ground.databases, (db: RhDb) => followEvents(ground, db)),
}

async function followEvents({ clock, say }: Ground, db: RhDb) {
  const today = clock.today()
  await sql`update rh.appointment set state = 'missed', version = version + 1
             where state = 'planned' and to_day < ${today.subtract({ days: daysUntilMissed }).toString()}::date`.execute(
    db,
  )
  const { rows } = await sql<{ ownerId: string; title: string; days: number; fromDay: string }>`
    update rh.appointment set reminded_on = ${today.toString()}::date
     where state = 'planned' and from_day - ${today.toString()}::date = any(reminder_days)
       and reminded_on is distinct from ${today.toString()}::date
    returning owner_id, title, from_day, from_day - ${today.toString()}::date as days`.execute(db)
  for (const { ownerId, title, days, fromDay } of rows)
    await notify(db, {
      userIds: [ownerId],
      type: hrEventNews.code,
      title: language =>
        days === 0
          ? say(language, 'rh.event.reminder-today', { title })
          : say(language, 'rh.event.reminder', { count: days, title }),
      link: `${hrEventsPath}?month=${fromDay.slice(0, 7)}`,
    })
}
