export const mutuellesPath = '/RH/gestion_du_personnel/mutuelles'
export const addressOfMutuelles = (employeeId: string) => `/RH/gestion_du_personnel/salaries/${employeeId}?tab=mutuelle`
