import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { GroupChange, NewGroup, Rule, RuleKind } from '../group.model.ts'
import { groupSeen } from './groups.queries.ts'
import { requireKnownContacts } from './known-contacts.ts'
import type { OpenSource } from './open-directory.ts'

/**
 * What a rule names is what its writer may know, or stood in it before he came.
 * @throws Refusal 400
 */
export function requireKnownRule(rule: Rule, kinds: readonly RuleKind[], former: Rule = []) {
  for (const [index, { kind, values }] of rule.entries()) {
    const known = kinds.find(one => one.kind === kind)
    if (!known) throw wrongField(`rule.${index}.kind`, 'unknown_kind', 'directory.group.kind-unknown')
    const allowed = [
      ...known.choices.map(({ value }) => value),
      ...former.flatMap(condition => (condition.kind === kind ? condition.values : [])),
    ]
    if (values.some(value => !allowed.includes(value)))
      throw wrongField(`rule.${index}.values`, 'unknown_value', 'directory.group.value-unknown')
  }
}

export async function createGroup(db: PlatformDb, directory: readonly OpenSource[], form: NewGroup): Promise<string> {
  const { contactIds, ...fields } = form
  const { id } = await db
    .insertInto('platform.contact_group')
    .values(columnsOf(fields))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (form.kind === 'manual') await addMembers(db, directory, id, contactIds)
  return id
}

/** @throws Refusal 404, 400 on the rule, 409 when somebody saved in between */
export async function editGroup(db: PlatformDb, kinds: readonly RuleKind[], change: GroupChange) {
  const { id, version, ...fields } = change
  const standing = await groupSeen(db, id)
  requireKnownRule(fields.rule, kinds, standing.rule)
  requireUnchanged(standing, { version })
  await db
    .updateTable('platform.contact_group')
    .set({ ...columnsOf(fields), version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
}

/**
 * Who is there already stays.
 * @throws Refusal 400 when one of them is nobody, or nobody that the writer may know
 */
export async function addMembers(
  db: PlatformDb,
  directory: readonly OpenSource[],
  groupId: string,
  contactIds: readonly string[],
) {
  await requireKnownContacts(db, directory, contactIds)
  await sql`insert into platform.contact_group_member (group_id, contact_id)
    select distinct ${groupId}::uuid, contact_id from unnest(${contactIds}::uuid[]) contact_id
    on conflict do nothing`.execute(db)
}

type Fields = Omit<NewGroup, 'contactIds'>

/** A group by hand keeps no rule: it would be a second truth. */
const columnsOf = ({ name, kind, rule, visibility }: Fields) => ({
  name,
  kind,
  visibility,
  rule: JSON.stringify(kind === 'rule' ? rule : []),
})
