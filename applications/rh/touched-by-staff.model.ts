/** Rooms whose answers a change of somebody's file, papers or contracts makes wrong. */
export const touchedByStaff = [
  'rh',
  'platform/directory',
  'platform/search',
  'platform/configuration',
  'platform/to-do',
  'platform/generated-documents',
]
