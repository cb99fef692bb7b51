export const dpaePath = '/RH/gestion_du_personnel/dpae'

export const addressOfDpae = (employeeId: string) => `/RH/gestion_du_personnel/salaries/${employeeId}?tab=dpae`
