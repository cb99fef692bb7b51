import { sql } from 'kysely'
import type { CommerceDb } from '#commerce/commerce-db.ts'
import type { Week } from '../sales.model.ts'
import { dayLeft, endOf, leftBetween, startOf } from './left-lines.ts'

export type SoldOnDay = { companyId: string; articleId: string; partnerId: string; day: string; cases: number }

type Wanted = {
  companyIds: readonly string[]
  from: Week
  /** Its days are within. */
  until: Week
  /** Of one article alone. */
  articleId?: string
}

/** Cases that left these companies by civil day, article and customer. */
export async function soldByDay(db: CommerceDb, { companyIds, from, until, articleId }: Wanted): Promise<SoldOnDay[]> {
  const { rows } = await sql<SoldOnDay>`
    select n.company_id, l.article_id, l.partner_id, ${dayLeft} as day, sum(l.cases)::int as cases
      ${leftBetween(companyIds, startOf(from), endOf(until))}
       and ${articleId === undefined ? sql`true` : sql`l.article_id = ${articleId}`}
     group by 1, 2, 3, 4`.execute(db)
  return rows
}
