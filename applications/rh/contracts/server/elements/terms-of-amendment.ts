import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** A signed amendment moves the term of its contract and the end of its trial at once; it keeps what stood before. */
export const moveTerms = (db: RhDb, amendmentId: string) =>
  sql`
    with former as (
      update rh.amendment a
         set former_terms = jsonb_build_object('endOfContractDate', c.end_of_contract_date,
               'trialPeriodDate', c.trial_period_date)
        from rh.employment_contract c
       where a.id = ${amendmentId} and c.id = a.contract_id
         and num_nonnulls(a.end_of_contract_date, a.trial_period_date) > 0
      returning a.contract_id, a.end_of_contract_date, a.trial_period_date)
    update rh.employment_contract c
       set end_of_contract_date = coalesce(f.end_of_contract_date, c.end_of_contract_date),
           trial_period_date = coalesce(f.trial_period_date, c.trial_period_date)
      from former f where c.id = f.contract_id`.execute(db)

/** Gives a contract its former term back. @throws Refusal 409 TRANSITION_INVALID where a later amendment moved it again */
export async function takeBackTerms(db: RhDb, amendmentId: string) {
  const { rows } = await sql<{ isFollowed: boolean }>`
    select (a.end_of_contract_date <> c.end_of_contract_date or a.trial_period_date <> c.trial_period_date) is true
             as is_followed
      from rh.amendment a join rh.employment_contract c on c.id = a.contract_id
     where a.id = ${amendmentId} and a.former_terms is not null`.execute(db)
  const [moved] = rows
  if (!moved) return
  if (moved.isFollowed) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.element.followed')
  await sql`
    update rh.employment_contract c
       set end_of_contract_date = (a.former_terms ->> 'endOfContractDate')::date,
           trial_period_date = (a.former_terms ->> 'trialPeriodDate')::date
      from rh.amendment a where a.id = ${amendmentId} and c.id = a.contract_id`.execute(db)
}
