/** The closed list of what the law tells apart; a type of contract is one of them in the client's own words. */
export const families = [
  'permanent',
  'fixed_term',
  'fixed_term_open',
  'seasonal',
  'harvest',
  'apprenticeship',
  'student_job',
  'other',
] as const
export type Family = (typeof families)[number]
