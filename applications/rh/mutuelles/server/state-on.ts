import { sql } from 'kysely'
import type { Value } from '#kernel/server/prepared.ts'
import type { MutuelleState } from '../mutuelle.model.ts'

/** How cover `m` is kept on a day. */
export const stateOn = (today: Value<string>) =>
  sql<MutuelleState>`case when m.state <> 'cancelled' and m.ending_date < ${today}::date then 'ended' else m.state end`
