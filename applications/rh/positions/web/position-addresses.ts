export const positionsAddress = '/RH/gestion_du_personnel/postes'
export const newPositionAddress = `${positionsAddress}/nouveau`
export const addressOfPosition = (id: string) => `${positionsAddress}/${id}`
