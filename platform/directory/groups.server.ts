import { notFound } from '#kernel/server/errors.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import type { DirectorySource, Looking } from './directory-source.slot.ts'
import type { Group, RuleKind } from './group.model.ts'
import { groupsCalls } from './groups.calls.ts'
import {
  choiceOfGroup,
  countsOf,
  groupSeen,
  groupsSeen,
  mostCountedInList,
  type StoredGroup,
} from './server/groups.queries.ts'
import { type OpenSource, openDirectory } from './server/open-directory.ts'
import { pageOfContacts } from './server/page-of-contacts.queries.ts'
import { requireInPerimeter } from './server/perimeter-of-writer.ts'
import { previewRule } from './server/preview-rule.ts'
import { ruleKindsFor } from './server/rule-kinds.ts'
import { addMembers, createGroup, editGroup, requireKnownRule } from './server/save-group.ts'
import { type Speaking, contactForReader } from './server/contact-for-reader.ts'

const element = 'annuaire/groupes'

type Given = Looking & Speaking & { db: PlatformDb }
type Open = { directory: OpenSource[]; kinds: RuleKind[] }

export function groupsServer(sources: readonly DirectorySource[]) {
  const open = async (given: Given): Promise<Open> => {
    const directory = await openDirectory(sources, given)
    return { directory, kinds: await ruleKindsFor(given, directory, sources) }
  }
  const groupOf = async (given: Given, id: string): Promise<Group> => {
    const [group] = await inWords(given, await open(given), [await groupSeen(given.db, id)])
    if (!group) throw notFound()
    return group
  }

  return platformAnswers(groupsCalls, {
    getGroups: async given => inWords(given, await open(given), await groupsSeen(given.db), mostCountedInList),

    getGroup: (given, { id }) => groupOf(given, id),

    getGroupMembers: async (given, { id, search: words, ...asked }) => {
      const group = await groupSeen(given.db, id)
      const choice = { ...choiceOfGroup(group), words }
      const page = await pageOfContacts(given.db, await openDirectory(sources, given), choice, asked)
      return { ...page, items: page.items.map(await contactForReader(given)) }
    },

    getRuleKinds: async given => (await open(given)).kinds,

    previewRule: async (given, { rule }) => {
      const { directory, kinds } = await open(given)
      requireKnownRule(rule, kinds, rule)
      const { first, ...found } = await previewRule(given.db, directory, rule)
      return { ...found, first: first.map(await contactForReader(given)) }
    },

    createGroup: async (given, form) => {
      const { directory, kinds } = await open(given)
      requireKnownRule(form.rule, kinds)
      await requireInPerimeter(given, directory, element, form.contactIds)
      return groupOf(given, await createGroup(given.db, directory, form))
    },

    editGroup: async (given, change) => {
      await editGroup(given.db, (await open(given)).kinds, change)
      return groupOf(given, change.id)
    },

    deleteGroup: async ({ db }, { id }) => {
      await groupSeen(db, id)
      await db.deleteFrom('platform.contact_group').where('id', '=', id).execute()
    },

    addGroupMembers: async (given, { id, contactIds }) => {
      await requireByHand(given.db, id)
      const directory = await openDirectory(sources, given)
      await requireInPerimeter(given, directory, element, contactIds)
      await addMembers(given.db, directory, id, contactIds)
      return groupOf(given, id)
    },

    removeGroupMember: async (given, { id, contactId }) => {
      const { db } = given
      await requireByHand(db, id)
      await requireInPerimeter(given, await openDirectory(sources, given), element, [contactId])
      const { numDeletedRows } = await db
        .deleteFrom('platform.contact_group_member')
        .where('groupId', '=', id)
        .where('contactId', '=', contactId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw notFound()
    },
  })
}

/** A rule has no members to add or remove: such a group does not exist for this. */
async function requireByHand(db: PlatformDb, id: string) {
  const { kind } = await groupSeen(db, id)
  if (kind !== 'manual') throw notFound()
}

async function inWords(
  given: Given,
  { directory, kinds }: Open,
  groups: readonly StoredGroup[],
  mostCounted?: number,
): Promise<Group[]> {
  const counts = await countsOf(given.db, directory, groups.map(choiceOfGroup), mostCounted)
  const edits = (await given.rights.level(element)) >= 2
  return groups.map(({ rule, ...group }, index) => ({
    ...group,
    rule: rule.map(({ kind, values }) => {
      const known = kinds.find(one => one.kind === kind)
      const labelOf = (value: string) => known?.choices.find(choice => choice.value === value)?.label ?? null
      return { kind, values, name: known?.name ?? kind, labels: values.map(labelOf) }
    }),
    count: counts[index] ?? { total: 0, isExact: true },
    can: { edit: edits },
  }))
}
