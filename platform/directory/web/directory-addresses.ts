/** Where the directory stands. */
export const directoryAddress = '/annuaire'
export const contactsAddress = '/annuaire/contacts'
export const groupsAddress = '/annuaire/groupes'
export const messagesAddress = '/annuaire/messages'
export const newMessageAddress = '/annuaire/messages/nouveau'

export const addressOfContact = (id: string) => `${contactsAddress}/${id}`
export const addressOfGroup = (id: string) => `${groupsAddress}/${id}`
export const addressOfMessage = (id: string) => `${messagesAddress}/${id}`
export const addressOfDraft = (id: string) => `${messagesAddress}/${id}/edition`

/** A new message, to whom is known already. */
export const addressOfNewMessage = (to: { groupId?: string; contactId?: string }) =>
  `${newMessageAddress}?${new URLSearchParams(to)}`
