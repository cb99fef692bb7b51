import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { ContactRow } from './contact.model.ts'
import { Count, Group, GroupChange, NewGroup, Rule, RuleKind } from './group.model.ts'

const groups = 'annuaire/groupes'
const messages = 'annuaire/messages'
const one = z.strictObject({ id: idOf('platform.contact_group') })

const touches = ['platform/search']
const members = { sorts: ['name'], isSearched: true } as const

/** Groups of contacts, by hand or by rule. What a rule finds is what its reader may know. */
export const groupsCalls = calls('platform/directory', {
  /** Those that the reader sees, by name. */
  getGroups: { method: 'GET', path: 'directory/groups', access: reads(groups, messages), answer: z.array(Group) },
  getGroup: { method: 'GET', path: 'directory/groups/:id', access: reads(groups), input: one, answer: Group },
  getGroupMembers: {
    method: 'GET',
    path: 'directory/groups/:id/members',
    access: reads(groups),
    list: members,
    input: z.strictObject({
      ...fieldsOf(members),
      id: idOf('platform.contact_group'),
      page: pageInput.page.default(0),
      size: pageInput.size.default(10),
    }),
    answer: pageOf(ContactRow),
  },
  getRuleKinds: { method: 'GET', path: 'directory/rules', access: reads(groups), answer: z.array(RuleKind) },
  /** Whom a rule finds before it is saved, and how many are left after each of its conditions. */
  previewRule: {
    method: 'POST',
    path: 'directory/rules/preview',
    access: reads(groups),
    input: z.strictObject({ rule: Rule }),
    answer: z.object({
      count: Count,
      first: z.array(ContactRow),
      /** `alone`: who meets this condition by itself; `together`: who meets it and all before it. */
      conditions: z.array(z.object({ kind: z.string(), alone: Count, together: Count })),
    }),
  },
  createGroup: {
    method: 'POST',
    path: 'directory/groups',
    access: writes(groups),
    input: NewGroup,
    touches,
    answer: Group,
    status: 201,
  },
  editGroup: {
    method: 'PUT',
    path: 'directory/groups/:id',
    access: writes(groups),
    input: GroupChange,
    touches,
    answer: Group,
  },
  deleteGroup: { method: 'DELETE', path: 'directory/groups/:id', access: writes(groups), input: one, answer: nothing },
  /** Who is there already stays. */
  addGroupMembers: {
    method: 'POST',
    path: 'directory/groups/:id/members',
    access: writes(groups),
    input: z.strictObject({
      id: idOf('platform.contact_group'),
      contactIds: z.array(idOf('platform.contact')).min(1).max(500),
    }),
    touches,
    answer: Group,
  },
  removeGroupMember: {
    method: 'DELETE',
    path: 'directory/groups/:id/members/:contactId',
    access: writes(groups),
    input: z.strictObject({ id: idOf('platform.contact_group'), contactId: idOf('platform.contact') }),
    touches,
    answer: nothing,
  },
})
