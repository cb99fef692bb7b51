import { type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type ActionLine, slowMs } from '../action-report.model.ts'
import { actionReportsCalls } from '../action-reports.calls.ts'
import { holdsWords } from './search-words.ts'

const kinds = {
  refused: sql<SqlBool>`a.status = 403`,
  failed: sql<SqlBool>`a.status >= 500`,
  slow: sql<SqlBool>`a.ms >= ${slowMs}`,
}

type Asked = InputOf<typeof actionReportsCalls.getActionReports>

/** People by their pseudonym. */
export function pageOfActions(
  db: PlatformDb,
  { keys, language }: { keys: Keys; language: Language },
  asked: Asked,
): Promise<PageOf<ActionLine>> {
  return pageOfList(db, actionReportsCalls.getActionReports.list, asked, {
    from: sql`platform.action_event a`,
    id: sql`a.id`,
    within: sql`true`,
    orders: { at: [sql`a.at`] },
    filters: {
      clientId: clientId => sql`a.client_id = ${clientId}`,
      applicationId: id => sql`a.application_id = ${id}::int`,
      only: kind => kinds[kind],
    },
    matching: words => holdsWords(sql`a.call`, words),
    rows: async ids => {
      const { rows } = await sql<ActionLine & { userId: string | null }>`
        select a.id, a.at, a.call, p.name ->> ${language} as application, e.name ->> ${language} as element, a.user_id,
               case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as client,
               a.status, a.ms, a.support
          from platform.action_event a
          left join platform.application p on p.id = a.application_id
          left join platform.element e on e.id = a.element_id
          left join platform.client c on c.id = a.client_id
         where a.id in ${eachOf(ids)}`.execute(db)
      return rows.map(({ userId, ...action }) => ({ ...action, person: userId && pseudonymOf(keys, userId) }))
    },
  })
}
