import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { membersWithLevel } from '#platform/rights/rights.server.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { controlsElement, controlsPath } from '../../control-plans/control-plans-place.model.ts'
import { counts } from './controls.queries.ts'

/** To who manages controls, of a critical point that nobody controlled in time. */
export const overdueNews: NotificationType = {
  code: 'quality-control.overdue',
  name: 'qualite.controls.news-overdue',
  usually: { application: true, mail: false, desktop: true },
}

type Overdue = { code: string; label: string; dueAt: string; companyId: string }

/** Every five minutes: a critical point whose grace has passed is told once, while its day still lets it be done. */
export const tellOverdueJob: Job = {
  name: 'tell-overdue-controls',
  cron: '*/5 * * * *',
  run: ({ databases, clock, say }) =>
    inEachClient<QualiteTables>(databases, async db => {
      const now = clock.now().toString()
      const { rows } = await sql<Overdue>`
        update qualite.control_due d set told_at = ${now}
          from qualite.control_plan p
         where p.id = d.plan_id and p.kind = 'ccp' and p.archived_at is null and d.told_at is null and d.lot_id is null
           and d.due_at > ${now}::timestamptz - interval '1 day'
           and d.due_at + p.grace_min * interval '1 minute' < ${now}::timestamptz
           and not exists (select from qualite.control_record r where r.due_id = d.id and ${counts})
        returning p.code, p.label, d.due_at, p.company_id`.execute(db)
      if (rows.length === 0) return
      const managers = await membersWithLevel({ db, clock }, { path: controlsElement, level: 3 })
      for (const { code, label, dueAt, companyId } of rows)
        await notify(db, {
          userIds: managers.filter(({ companyIds }) => companyIds.has(companyId)).map(({ userId }) => userId),
          type: overdueNews.code,
          title: language => say(language, 'qualite.controls.overdue', { code, label }),
          subtitle: language => momentInWords(dueAt, language),
          link: controlsPath,
        })
    }),
}
