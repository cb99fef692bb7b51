export const contractsPath = '/RH/gestion_du_personnel/contrats'
export const manyContractsPath = `${contractsPath}/creation`

/** Whom contracts are made out for, carried by the history of the browser to that page. */
export type ToHire = { id: string; name: string }

/** Where contracts of many people are begun. */
export const staffPath = '/RH/gestion_du_personnel/salaries'

const fileOf = (employeeId: string) => `${staffPath}/${employeeId}`

export const addressOfContracts = (employeeId: string) => `${fileOf(employeeId)}?tab=contracts`
export const addressOfNewContract = (employeeId: string) => `${fileOf(employeeId)}/contractCreation`
export const addressOfContract = (employeeId: string, contractId: string) =>
  `${fileOf(employeeId)}/contractEdition/${contractId}`
