import { inOneForm } from '#platform/imports/readers.model.ts'
import type { EmployeeValues } from './bulk-columns.ts'

/** By what a line is known to speak of the same person as another. */
export const identitiesOfLine = ({
  nir,
  payrollNumber,
  company = '',
  name,
  firstname,
  dateOfBirth,
}: EmployeeValues): readonly string[] => [
  ...(nir ? [`nir ${nir}`] : []),
  ...(payrollNumber ? [`number ${inOneForm(company)} ${payrollNumber}`] : []),
  `person ${inOneForm(name)} ${inOneForm(firstname)} ${dateOfBirth}`,
]
