/** Rooms whose answers a change of a candidate, of his applications, talks or pieces makes wrong. */
export const touchedByRecruitment = [
  'rh',
  'platform/configuration',
  'platform/to-do',
  'platform/search',
  'platform/generated-documents',
]
