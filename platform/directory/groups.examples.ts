import type { Examples } from '#kernel/testing/examples.ts'
import type { groupsCalls } from './groups.calls.ts'

export const groupsExamples: Examples<typeof groupsCalls> = {
  removeGroupMember: here => {
    const member = here.row('platform.contact_group_member')
    return {
      id: String(member?.group_id ?? here.id('platform.contact_group')),
      contactId: String(member?.contact_id ?? here.id('platform.contact')),
    }
  },
}
