import { sql } from 'kysely'
import type { FinancialFact } from '#platform/trade/financial-fact.model.ts'
import type { FinancialFacts } from '#platform/trade/financial-facts.slot.ts'

type Granted = Pick<FinancialFacts, 'figure'> & { state: 'settled' | 'accounting'; at: 'closed_at' | 'notified_at' }

/** What was granted in the disputes of a state, on the day of one of their moments. */
const granted = ({ figure, state, at }: Granted): FinancialFacts => ({
  figure,
  within: async (db, { start, end }) => {
    const moment = sql.ref(`d.${at}`)
    const { rows } = await sql<FinancialFact>`
      select (${moment} at time zone 'Europe/Paris')::date::text as day, d.company_id, sum(d.granted_cents)::float8 as amount
        from qualite.dispute d
       where d.state = ${state} and ${moment} >= ${start}::timestamptz and ${moment} < ${end}::timestamptz
       group by 1, 2`.execute(db)
    return rows
  },
})

/** What was credited to customers, on the day on which it was settled. */
export const creditsGiven = granted({ figure: 'credits', state: 'settled', at: 'closed_at' })

/** What was granted and is not settled yet, on the day of the complaint. */
export const creditsDue = granted({ figure: 'due', state: 'accounting', at: 'notified_at' })
