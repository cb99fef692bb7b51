import { type SqlBool, sql } from 'kysely'

/**
 * An amendment or a cover of contract `c` waits to be signed, or a suspension or an ending that binds by its signature
 * or that was sent.
 */
export const hasUnsignedElement = sql<SqlBool>`(c.binds and (
  exists (select from rh.amendment x where x.contract_id = c.id
    and x.state in ('draft', 'generated', 'sent', 'partially_signed', 'expired'))
  or exists (select from rh.suspension x where x.contract_id = c.id
    and (x.state in ('sent', 'partially_signed', 'expired') or (x.needs_signature and x.state in ('draft', 'generated'))))
  or exists (select from rh.ending_of_contract x where x.contract_id = c.id
    and (x.state in ('sent', 'partially_signed', 'expired') or (x.needs_signature and x.state in ('draft', 'generated'))))
  or exists (select from rh.mutuelle x where x.contract_id = c.id and x.state in ('draft', 'to_sign'))))`
