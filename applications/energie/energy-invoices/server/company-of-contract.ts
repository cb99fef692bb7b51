import { sql } from 'kysely'

/** Joins as `p` the company of a contract `c`: its establishment says whose it is, by its SIREN. */
export const companyOfContract = sql`
  left join energie.energy_company e on e.id = c.company_id
  left join lateral (select y.id from platform.company y where y.siren = left(e.siret, 9)
                      order by y.archived_at is not null, y.siret is distinct from e.siret, y.id limit 1) p on true`
