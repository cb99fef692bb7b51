export const contractsPath = '/RH/gestion_du_personnel/contrats'

const fileOf = (employeeId: string) => `/RH/gestion_du_personnel/salaries/${employeeId}`

export const addressOfContracts = (employeeId: string) => `${fileOf(employeeId)}?tab=contracts`
export const addressOfNewContract = (employeeId: string) => `${fileOf(employeeId)}/contractCreation`
export const addressOfContract = (employeeId: string, contractId: string) =>
  `${fileOf(employeeId)}/contractEdition/${contractId}`
