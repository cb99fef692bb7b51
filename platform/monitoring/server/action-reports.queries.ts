import { sql } from 'kysely'
import type { Keys } from '#kernel/server/secrets.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type ActionLine, slowMs } from '../action-report.model.ts'
import { holdsWords } from './search-words.ts'

export type ChosenActions = { clientId?: string | undefined; applicationId?: number | undefined }
type Wish = ChosenActions & {
  page: number
  size: number
  search?: string | undefined
  only?: 'refused' | 'failed' | 'slow' | undefined
}

const most = 1_000

const kinds = {
  refused: sql`a.status = 403`,
  failed: sql`a.status >= 500`,
  slow: sql`a.ms >= ${slowMs}`,
}

export const chosenActions = ({ clientId, applicationId }: ChosenActions) =>
  sql`${clientId ? sql`a.client_id = ${clientId}` : sql`true`}
      and ${applicationId === undefined ? sql`true` : sql`a.application_id = ${applicationId}`}`

/** The newest first; people by their pseudonym. */
export async function pageOfActions(
  db: PlatformDb,
  { keys, language }: { keys: Keys; language: Language },
  wish: Wish,
): Promise<PageOf<ActionLine>> {
  const { page, size, search, only } = wish
  const chosen = sql`${chosenActions(wish)} and ${only ? kinds[only] : sql`true`} and ${holdsWords(sql`a.call`, search)}`
  const { rows } = await sql<ActionLine & { userId: string | null }>`
    select a.id, a.at, a.call, p.name ->> ${language} as application, e.name ->> ${language} as element, a.user_id,
           case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as client,
           a.status, a.ms, a.support
      from (select a.id, a.at, a.call, a.application_id, a.element_id, a.client_id, a.user_id, a.status, a.ms, a.support
              from platform.action_event a where ${chosen}
             order by a.at desc, a.id desc limit ${size} offset ${page * size}) a
      left join platform.application p on p.id = a.application_id
      left join platform.element e on e.id = a.element_id
      left join platform.client c on c.id = a.client_id
     order by a.at desc, a.id desc`.execute(db)
  const upTo = page * size + most
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select from platform.action_event a where ${chosen} limit ${upTo + 1}) t`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const items = rows.map(({ userId, ...action }) => ({ ...action, person: userId && pseudonymOf(keys, userId) }))
  return { items, total: Math.min(total, upTo), totalIsExact: total <= upTo, page, size }
}
