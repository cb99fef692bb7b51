import { sql } from 'kysely'
import type { Days } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'

/** The values of series in force over a period, in ten-thousandths of their units. */
export const quotesOf = async (db: EnergieDb, series: readonly string[], { from, to }: Days) =>
  (
    await sql<{ series: string; day: string; value: number }>`
      select series, day, value::float8 as value from energie.daily_value
       where series = any(${series}::text[]) and superseded_at is null and day between ${from}::date and ${to}::date
       order by series, day, id`.execute(db)
  ).rows
