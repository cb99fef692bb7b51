import { sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import type { DirectorySource, People } from '../directory-source.slot.ts'
import type { Condition } from '../group.model.ts'
import { everyCondition } from './every-condition.ts'

export const ownSource = 'manual'

const contacts: People = {
  everybody: ({ words, rule }) => {
    const searched = matches('platform.contact', 'c', words)
    const conditions = everyCondition(rule, metBy)
    return (
      conditions &&
      sql`select c.id, c.search_text as sort, c.id as tie, c.firstname, c.name, c.mails[1] as mail, null::uuid as user_id
          from platform.contact c
         where c.archived_at is null ${searched ? sql`and ${searched}` : sql``} ${conditions}`
    )
  },

  details: ids => sql`
    select c.id, c.kind, c.firstname, c.name, c.organisation, c.jobtitle, c.companies as company_ids, c.city as place,
           c.mails, c.phones, null::uuid as user_id
      from platform.contact c where c.archived_at is null and c.id in ${ids}`,

  reachedBy: ({ mails, phones }) => sql`
    select c.id, c.mails && ${mails}::text[] as on_mail, c.phones && ${phones}::text[] as on_phone
      from platform.contact c
     where c.archived_at is null and (c.mails && ${mails}::text[] or c.phones && ${phones}::text[])`,
}

function metBy({ kind, values }: Condition) {
  return kind === 'company' ? sql`c.companies && ${values}::uuid[]` : undefined
}

/** The people and organisations of the outside, which the directory itself keeps. */
export const ownContacts: DirectorySource = {
  source: ownSource,
  name: 'directory.source.manual',
  plural: 'directory.sources.manual',
  ruleKinds: [],
  peopleFor: async () => contacts,
}
