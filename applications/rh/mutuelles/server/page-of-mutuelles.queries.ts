import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { MutuelleRow } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'
import type { MutuelleScope } from './mutuelle-scope.ts'
import { stateOn } from './state-on.ts'

type Asked = InputOf<typeof mutuellesCalls.getMutuelles>

/** A page of the covers of all companies in which the caller reads them. */
export const pageOfMutuelles = (
  db: RhDb,
  { companyIds, today }: MutuelleScope,
  asked: Asked,
): Promise<PageOf<MutuelleRow>> =>
  pageOfList(db, mutuellesCalls.getMutuelles.list, asked, {
    from: sql`rh.mutuelle m join rh.employee e on e.id = m.employee_id`,
    id: sql`m.id`,
    within: sql`m.company_id in ${eachOf(companyIds)} and e.status <> 'deleted'`,
    orders: {
      startingDate: [sql`m.starting_date`],
      name: [sql`e.search_text`],
      endingDate: [sql`coalesce(m.ending_date, 'infinity')`],
    },
    filters: {
      state: state => sql`(${stateOn(today)}) = ${state}`,
      binding: binding =>
        binding === 'bound' ? sql`m.contract_id is not null` : sql`(m.contract_id is null and m.state <> 'cancelled')`,
      companyId: companyId => sql`m.company_id = ${companyId}`,
      organismId: organismId => sql`m.insurance_organism_id = ${organismId}`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: async ids => {
      const { rows } = await sql<MutuelleRow>`
        select m.id, m.employee_id, e.firstname, e.name, k.name as company, o.name as organism, m.starting_date,
               m.ending_date, m.subscribed, m.exemption_reason, c.number as contract_number,
               ${stateOn(today)} as state
          from rh.mutuelle m
          join rh.employee e on e.id = m.employee_id
          join platform.company k on k.id = m.company_id
          left join rh.insurance_organism o on o.id = m.insurance_organism_id
          left join rh.employment_contract c on c.id = m.contract_id
         where m.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
