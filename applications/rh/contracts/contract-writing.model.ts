/** What follows when a contract is written. */
export const touches = [
  'rh',
  'platform/directory',
  'platform/search',
  'platform/configuration',
  'platform/to-do',
  'platform/generated-documents',
]

/** The largest file that may be joined to a contract, and how long it may take (hr-and-workshop, section 5). */
export const mostBytes = 15 * 1_024 * 1_024
export const patienceMs = 30_000
export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png']
