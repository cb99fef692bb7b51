import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import {
  addressOfContact,
  addressOfDraft,
  addressOfGroup,
  addressOfMessage,
  contactsAddress,
  directoryAddress,
  groupsAddress,
  messagesAddress,
  newMessageAddress,
} from './web/directory-addresses.ts'

export const directoryLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const inContent = { layout: 'content' } as const
const contacts = { ...inContent, element: 'annuaire/contacts' }
const groups = { ...inContent, element: 'annuaire/groupes' }
const messages = { ...inContent, element: 'annuaire/messages' }

export const directoryWeb: WebRoom = {
  labels: [directoryLabels, identifiersLabels],
  pages: [
    {
      ...inContent,
      path: directoryAddress,
      element: 'annuaire',
      title: 'directory.title',
      load: async () => (await import('./web/directory-home-page.tsx')).DirectoryHomePage,
    },
    {
      ...contacts,
      path: contactsAddress,
      title: 'field.contacts',
      load: async () => (await import('./web/contacts-page.tsx')).ContactsPage,
    },
    {
      ...contacts,
      path: addressOfContact(':contactId'),
      title: 'directory.contact.title',
      load: async () => (await import('./web/contact-page.tsx')).ContactPage,
    },
    {
      ...groups,
      path: groupsAddress,
      title: 'field.groups',
      load: async () => (await import('./web/groups-page.tsx')).GroupsPage,
    },
    {
      ...groups,
      path: addressOfGroup(':groupId'),
      title: 'directory.group.title',
      load: async () => (await import('./web/group-page.tsx')).GroupPage,
    },
    {
      ...messages,
      path: messagesAddress,
      title: 'field.messages',
      load: async () => (await import('./web/messages-page.tsx')).MessagesPage,
    },
    {
      ...messages,
      path: newMessageAddress,
      title: 'directory.messages.new',
      load: async () => (await import('./web/new-message-page.tsx')).NewMessagePage,
    },
    {
      ...messages,
      path: addressOfMessage(':messageId'),
      title: 'directory.message.title',
      load: async () => (await import('./web/message-page.tsx')).MessagePage,
    },
    {
      ...messages,
      path: addressOfDraft(':messageId'),
      title: 'directory.message.edition',
      load: async () => (await import('./web/draft-page.tsx')).DraftPage,
    },
  ],
}
