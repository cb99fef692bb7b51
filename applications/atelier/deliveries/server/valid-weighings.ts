import { type SqlBool, sql } from 'kysely'

/** Of weighings called `w`: those that count, neither cancelled nor cancelling. */
export const isValid = sql<SqlBool>`(w.cancels_id is null
  and not exists (select from atelier.weighing cancelling where cancelling.cancels_id = w.id))`
