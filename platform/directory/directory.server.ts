import type { Answers } from '#kernel/server/answers.ts'
import { contactsServer } from './contacts.server.ts'
import type { DirectorySource } from './directory-source.slot.ts'
import { groupsServer } from './groups.server.ts'
import { messagesServer } from './messages.server.ts'

/** The directory over its own contacts, the users, and the people whom applications know. */
export const directoryServers = (sources: readonly DirectorySource[]): readonly Answers[] => [
  contactsServer(sources),
  groupsServer(sources),
  messagesServer(sources),
]

export { isKnownContact } from './server/known-contact.queries.ts'
export { foundContacts } from './server/found-contacts.ts'
export { sendMessageTestJob } from './server/send-message-test-job.ts'
export { sendMessagesJob } from './server/send-messages-job.ts'
