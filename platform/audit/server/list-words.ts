import type { ListWords } from '../audited-words.slot.ts'
import { applications, companies, groups, members, services } from './platform-rows.ts'

/** What the lists of the platform are called when somebody took one away. */
export const ownListWords: ListWords = {
  list: call => `audit.list.${call}`,
  filter: name => `audit.list-filter.${name}`,
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
