import { type RawBuilder, sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { amountsOf, retentionTerms } from './retention-terms.queries.ts'

/** Puts what was decided of applications `a` apart, for as long as it may have to be answered for. */
export async function keepProofs(db: RhDb, within: RawBuilder<unknown>, at: string) {
  const { proof } = amountsOf(await retentionTerms(db))
  await sql`
    insert into rh.application_proof (candidate_id, company_id, name, firstname, birthdate, offer, position, received_at,
      outcome, decided_at, refusal_reason, form_version, kept_until)
    select d.* from (
      select a.candidate_id, a.company_id, c.name, c.firstname, c.birthdate, o.texts -> 'fr' ->> 'title' as offer, n.name as position, a.received_at, a.status,
             a.status_since, a.refusal_reason, a.form_version,
             ((a.status_since at time zone 'Europe/Paris') + make_interval(months => ${proof}))::date as kept_until
        from rh.candidate_application a
        join rh.candidate c on c.id = a.candidate_id
        left join rh.job_offer o on o.id = a.job_offer_id
        left join rh.position n on n.id = a.position_id
       where ${within} and c.anonymised_at is null and a.status in ('refused', 'withdrawn', 'hired')) d
     where d.kept_until >= (${at}::timestamptz at time zone 'Europe/Paris')::date`.execute(db)
}
