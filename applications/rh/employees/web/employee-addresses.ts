/** Where the staff list, a person's file and its form stand. */
export const employeesAddress = '/RH/gestion_du_personnel/salaries'

export const addressOfEmployee = (id: string) => `${employeesAddress}/${id}`

export const addressOfEdition = (id: string) => `${employeesAddress}/edition/${id}`

export const addressOfCompany = (companyId: string) =>
  `${employeesAddress}?${new URLSearchParams({ 'f.company': companyId })}`
