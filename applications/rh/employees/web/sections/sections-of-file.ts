import type { FormSection } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'

/** The sections that somebody may write, in the order of the file. */
export const sectionsOf = ({ can, isUnderage, guardianName }: Employee): readonly FormSection[] => [
  'identity',
  'birth',
  'contactDetails',
  'payroll',
  ...(can.editSensitive ? (['socialSecurity', 'bank'] as const) : []),
  'personal',
  ...(isUnderage || guardianName ? (['guardian'] as const) : []),
  'adaptation',
]
