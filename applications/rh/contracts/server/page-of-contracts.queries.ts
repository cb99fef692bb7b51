import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ContractRow } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import type { ContractScope } from './contract-scope.ts'
import { isFoundBy } from './contracts-found.ts'
import { contractWithNames } from './contracts.queries.ts'
import { hasUnsignedElement } from './elements/unsigned-elements.ts'
import { declarationAt, isToBeDeclared, type KeptDeclaration, keptDeclaration } from './kept-declaration.ts'
import { timeStateOn } from './time-state.ts'

type Asked = InputOf<typeof contractsCalls.getContracts>

/** Both have signed it, on paper or on screen: what is missing of contract `c` that binds. */
const lackingOn = (today: string) => ({
  signature: sql<boolean>`(c.binds and c.signed_at is null)`,
  delivery: sql<boolean>`(c.binds and c.signed_at is not null and c.delivered_at is null and c.family <> 'permanent')`,
  document: sql<boolean>`(c.state = 'draft' and c.join_document_model)`,
  elements: hasUnsignedElement,
  dpae: isToBeDeclared(today),
})

/** A page of all contracts that the reader may see. */
export const pageOfContracts = (
  db: RhDb,
  { companyIds, today, now }: ContractScope,
  asked: Asked,
): Promise<PageOf<ContractRow>> => {
  const lacks = lackingOn(today)
  return pageOfList(db, contractsCalls.getContracts.list, asked, {
    from: sql`rh.employment_contract c join rh.employee e on e.id = c.employee_id`,
    id: sql`c.id`,
    within: sql`c.company_id in ${eachOf(companyIds)} and e.status <> 'deleted' and c.cancel_reason is distinct from 'deleted'`,
    orders: {
      hiringDate: [sql`c.hiring_date`],
      name: [sql`e.search_text`],
      finalDay: [sql`coalesce(c.final_day, 'infinity')`],
      trialPeriodDate: [sql`coalesce(c.trial_period_date, 'infinity')`],
      position: [sql`(select kernel.normalise(p.name) from rh.position p where p.id = c.position_id)`],
      state: [sql`c.state`],
    },
    filters: {
      time: time => sql`(${timeStateOn(today)}) = ${time}`,
      state: state => sql`c.state = ${state}`,
      companyId: companyId => sql`c.company_id = ${companyId}`,
      siteId: siteId => sql`c.site_id = ${siteId}`,
      family: family => sql`c.family = ${family}`,
      missing: piece => lacks[piece],
      endsBefore: day => sql`c.final_day <= ${day}::date and c.final_day >= ${today}::date`,
      trialEndsBefore: day => sql`c.binds and c.trial_period_date between ${today}::date and ${day}::date`,
      hiredBefore: day => sql`c.hiring_date <= ${day}::date`,
      employeeId: employeeId => sql`c.employee_id = ${employeeId}`,
    },
    matching: isFoundBy,
    rows: async ids => {
      const { rows } = await sql<Omit<ContractRow, 'dpae'> & { hiringTime: string; declared: KeptDeclaration }>`
        select c.id, c.number, c.employee_id, e.firstname, e.name, k.name as company, t.libelle as type_of_contract, c.family,
               p.name as position, s.name as site, c.hiring_date, c.final_day,
               to_char(c.hiring_time, 'HH24:MI') as hiring_time, ${keptDeclaration} as declared, c.trial_period_date, c.state, ${timeStateOn(today)} as time_state,
               array_remove(array[case when ${lacks.signature} then 'signature' end,
                 case when ${lacks.delivery} then 'delivery' end, case when ${lacks.document} then 'document' end,
                 case when ${lacks.elements} then 'elements' end, case when ${lacks.dpae} then 'dpae' end], null) as missing
          from ${contractWithNames}
         where c.id in ${eachOf(ids)}`.execute(db)
      return rows.map(({ hiringTime, declared, ...row }) => ({
        ...row,
        dpae: declarationAt(declared, { hiringDate: row.hiringDate, hiringTime }, now),
      }))
    },
  })
}
