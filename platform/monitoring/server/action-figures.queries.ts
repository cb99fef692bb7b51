import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type ActionFigures, hoursOfFigures } from '../action-report.model.ts'

type Chosen = { clientId?: string | undefined; applicationId?: number | undefined }

const mostNamed = 8

/** What people did in the last 24 hours, by application and hour; what takes longest, and what is refused most. */
export async function actionFigures(
  db: PlatformDb,
  { clock, language }: { clock: Clock; language: Language },
  { clientId, applicationId }: Chosen,
): Promise<ActionFigures> {
  const now = clock.now()
  const from = now.subtract({ hours: hoursOfFigures }).toString()
  const lately = sql`a.at > ${from}
    and ${clientId ? sql`a.client_id = ${clientId}` : sql`true`}
    and ${applicationId === undefined ? sql`true` : sql`a.application_id = ${applicationId}`}`
  const { rows } = await sql<{
    id: number | null
    name: string | null
    ago: number
    total: number
    refused: number
    failed: number
  }>`
    select a.application_id as id, p.name ->> ${language} as name,
           floor(extract(epoch from ${now.toString()}::timestamptz - a.at) / 3600)::int as ago,
           count(*)::int as total, (count(*) filter (where a.status = 403))::int as refused,
           (count(*) filter (where a.status >= 500))::int as failed
      from platform.action_event a left join platform.application p on p.id = a.application_id
     where ${lately} group by 1, 2, 3 order by 1 nulls first, 3`.execute(db)
  const slowest = await sql<ActionFigures['slowest'][number]>`
    select a.call, count(*)::int as total, (percentile_cont(0.95) within group (order by a.ms))::int as p95
      from platform.action_event a where ${lately} group by a.call order by p95 desc, a.call limit ${mostNamed}`.execute(
    db,
  )
  const mostRefused = await sql<ActionFigures['mostRefused'][number]>`
    select a.call, count(*)::int as refused
      from platform.action_event a where ${lately} and a.status = 403
     group by a.call order by refused desc, a.call limit ${mostNamed}`.execute(db)
  const sum = (what: 'total' | 'refused' | 'failed') => rows.reduce((all, row) => all + row[what], 0)
  const applications = [...Map.groupBy(rows, row => row.id).values()].map(hours => ({
    id: hours[0]?.id ?? null,
    name: hours[0]?.name ?? null,
    total: hours.reduce((all, { total }) => all + total, 0),
    refused: hours.reduce((all, { refused }) => all + refused, 0),
    hours: Array.from(
      { length: hoursOfFigures },
      (_, at) => hours.find(({ ago }) => ago === hoursOfFigures - 1 - at)?.total ?? 0,
    ),
  }))
  return {
    total: sum('total'),
    refused: sum('refused'),
    failed: sum('failed'),
    applications,
    slowest: slowest.rows,
    mostRefused: mostRefused.rows,
  }
}
