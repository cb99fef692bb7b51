import { fileURLToPath } from 'node:url'

const rooms = [
  'kernel',
  'platform/clients',
  'platform/users',
  'platform/identity',
  'platform/applications',
  'platform/documents',
  'platform/providers',
  'platform/esign',
  'platform/rights',
  'platform/delegation',
  'platform/configuration',
  'platform/maintenance',
  'platform/settings',
  'platform/notifications',
  'platform/shortcuts',
  'platform/drafts',
  'platform/saved-views',
  'platform/easter-eggs',
  'platform/bug-reports',
  'platform/imports',
  'platform/monitoring',
  'platform/directory',
  'platform/audit',
  'applications/rh',
]

/** Every folder that holds migrations; their files run in one global order, by name. */
export const migrationFolders = rooms.map(room => fileURLToPath(new URL(`../${room}/migrations`, import.meta.url)))
