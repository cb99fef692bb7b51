import type { Examples } from '#kernel/testing/examples.ts'
import type { groupsCalls } from './groups.calls.ts'

export const groupsExamples: Examples<typeof groupsCalls> = {
  /** A rule has no members to take out, and a group that its owner keeps to himself does not exist for others. */
  removeGroupMember: here => {
    const open = here
      .rows('platform.contact_group')
      .filter(({ kind, visibility }) => kind === 'manual' && visibility === 'everyone')
      .map(({ id }) => id)
    const member = here.row('platform.contact_group_member', ({ group_id }) => open.includes(group_id))
    return {
      id: String(member?.group_id ?? here.id('platform.contact_group')),
      contactId: String(member?.contact_id ?? here.id('platform.contact')),
    }
  },
}
