import { type RawBuilder, sql } from 'kysely'

/**
 * Copies of health cards and of bank details, with the day on which they go: { id, employee_id, company_id, created_at,
 * due_on }. Those whose number is written down, `copies` days after it was, or after the copy was taken if that was later
 * (staff.md, section 11). What is still to be looked at has not served.
 */
export const copiesThatServed = ({ copies }: { copies: number }): RawBuilder<unknown> => sql`(
  select d.id, d.employee_id, e.company_id, d.created_at,
         ((greatest(d.created_at, case d.kind_code when 'rib' then e.iban_captured_at else e.nir_captured_at end)
           at time zone 'Europe/Paris')::date + ${copies}::int) as due_on
    from rh.employee_document d join rh.employee e on e.id = d.employee_id
   where d.kind_code in ('carteVitale', 'rib') and d.status <> 'to_check'
     and case d.kind_code when 'rib' then e.iban_hash else e.nir_hash end is not null)`
