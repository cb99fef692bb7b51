import { type RawBuilder, sql } from 'kysely'
import { matches, matchesText } from '#kernel/server/matches.ts'
import { directorySource, type People } from '#platform/directory/directory-source.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { directoryRuleKinds, metBy } from './directory-rules.ts'
import { type Scope, scopeOf, within } from './scope.ts'

/**
 * The active staff in the directory. Everybody of the client may know of an employee his name, his position, his
 * company and how to reach him at work; the rest is for those who read his file (docs/decisions/018).
 */
export const employeesInDirectory = directorySource<RhTables>({
  source: 'employee',
  name: 'rh.field.employee',
  plural: 'rh.field.employees',
  ruleKinds: directoryRuleKinds,
  peopleFor: async looking => staffAsSeen(await scopeOf(looking)),
})

function staffAsSeen(scope: Scope): People {
  const inside = within(scope.inside)
  /** Of a file that is closed to the reader, words and numbers find what he may know alone. */
  const known = (words: string | undefined) =>
    matchesText(sql`concat_ws(' ', e.name, e.firstname, e.work_mail, e.work_phone)`, words) ?? sql`true`
  return {
    everybody: ({ words, rule }) => {
      const searched = matches('rh.employee', 'e', words)
      const conditions = rule.map(condition => metBy(scope, condition))
      if (conditions.includes(undefined)) return undefined
      const met = conditions.filter(condition => condition !== undefined)
      return sql`select e.contact_id as id, e.search_text as sort, e.id as tie, e.firstname, e.name,
                        coalesce(e.work_mail, case when ${inside} then e.mail end) as mail,
                        case when e.work_mail is not null then ${userOf} end as user_id
          from rh.employee e ${joined(met.flatMap(({ join }) => join ?? []))}
         where e.status = 'active' ${searched ? sql`and ${searched} and (${inside} or ${known(words)})` : sql``}
          ${joined(met.flatMap(({ where }) => (where ? sql`and ${where}` : [])))}`
    },

    details: ids => sql`
      select e.contact_id as id, 'person' as kind, e.firstname, e.name, null as organisation,
             ${positionToday(scope.today)} as jobtitle,
             case when e.company_id is null then '{}' else array[e.company_id] end as company_ids,
             case when ${inside} then ${placeInWords(scope.today)} end as place,
             array_remove(array[e.work_mail, case when ${inside} then e.mail end], null) as mails,
             array_remove(array[e.work_phone, case when ${inside} then e.cell_phone end], null) as phones,
             ${userOf} as user_id
        from rh.employee e
       where e.status = 'active' and e.contact_id in ${ids}`,

    reachedBy: ({ mails, phones }) => sql`
      select found.contact_id as id, bool_or(found.on_mail) as on_mail, bool_or(not found.on_mail) as on_phone from (
        ${sharing(sql`e.work_mail`, mails, true)}
        union all ${sharing(sql`e.work_phone`, phones, false)}
        union all ${sharing(sql`e.mail`, mails, true)} and ${inside}
        union all ${sharing(sql`e.cell_phone`, phones, false)} and ${inside}) found
      group by found.contact_id`,

    holdsUser: mail => sql`exists (select from rh.employee e where e.work_mail = ${mail} and e.status = 'active')`,
  }
}

const joined = (pieces: readonly RawBuilder<unknown>[]) => sql.join(pieces, sql` `)

/** An employee and a user are one person when the work mail of the one is the mail of the other. */
const userOf = sql`(select u.id from platform.client_user m join platform.user u on u.id = m.user_id
  where m.client_id = kernel.client_id() and m.active and u.active and u.mail = e.work_mail)`

const placeInWords = (today: string) => sql`(select concat_ws(' · ', w -> 'site' ->> 'name', w -> 'unit' ->> 'name')
  from (select ${workplaceToday(today)} as w) today where w is not null)`

const sharing = (column: RawBuilder<unknown>, ways: readonly string[], isMail: boolean) =>
  sql`select e.contact_id, ${sql.lit(isMail)} as on_mail from rh.employee e
       where e.status = 'active' and ${column} = any(${ways}::text[])`
