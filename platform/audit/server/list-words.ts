import type { ListWords } from '../audited-words.slot.ts'
import { applications, companies, groups, members, services } from './platform-rows.ts'

const titles: Readonly<Record<string, string>> = {
  getAuditEvents: 'audit.title',
  getListExports: 'audit.exports.title',
  getNotifications: 'field.notifications',
  getPaginatedShortcuts: 'field.shortcuts',
  getPaginatedUsers: 'field.users',
}

const fields: Readonly<Record<string, string>> = {
  applicationId: 'field.application',
  clientId: 'field.client',
  companyId: 'field.company',
  family: 'documents.browser.family',
  folderId: 'field.folder',
  invitation: 'field.invitation',
  recordId: 'field.what',
  role: 'field.role',
  serviceId: 'field.service',
  source: 'field.source',
  state: 'field.state',
  table: 'field.what',
  type: 'field.type',
  typeId: 'field.documentType',
  userId: 'field.person',
  validity: 'documents.browser.validity',
}

/** What the lists of the platform are called when somebody took one away. */
export const ownListWords: ListWords = {
  list: call => titles[call] ?? `audit.list.${call}`,
  filter: name => fields[name] ?? `audit.list-filter.${name}`,
  choice: value => `audit.list-choice.${value}`,
  ids: {
    applicationId: applications,
    companyId: companies,
    serviceId: services,
    userId: members,
    'getGroupMembers id': groups,
  },
}

/** Lists of the whole platform, which concern a client only where they were narrowed to it. */
export const listsOfPlatform = ['getActionReports', 'getAllUsers', 'getErrorReports', 'getPaginatedClients']
