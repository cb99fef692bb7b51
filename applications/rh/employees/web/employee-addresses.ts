import type { FormSection } from '../employee-sections.model.ts'

/** Where the staff list, a person's file and its form stand. */
export const employeesAddress = '/RH/gestion_du_personnel/salaries'

/** The staff list with the first lines of a newcomer open over it. */
export const hiringAddress = `${employeesAddress}#nouveau`

/** Where a client's own file of its staff is brought in. */
export const importAddress = `${employeesAddress}/import`

export const addressOfEmployee = (id: string) => `${employeesAddress}/${id}`

/** The form, opened at one of its sections where that is told. */
export const addressOfEdition = (id: string, section?: FormSection) =>
  `${employeesAddress}/edition/${id}${section ? `#${section}` : ''}`

export const addressOfCompany = (companyId: string) =>
  `${employeesAddress}?${new URLSearchParams({ 'f.company': companyId })}`

/** The people of a site, or of one of its units, where they may be ticked. */
export const addressOfStaffAt = ({ site, unit }: { site: string; unit?: string }) =>
  `${employeesAddress}?${new URLSearchParams({ 'f.site': site, ...(unit && { 'f.unit': unit }) })}`

/** Names, in the address of the form, the candidate whose values are shown beside the file. */
export const candidateInAddress = 'candidat'

export const addressOfComparison = (id: string, candidateId: string) =>
  `${addressOfEdition(id)}?${new URLSearchParams({ [candidateInAddress]: candidateId })}`
