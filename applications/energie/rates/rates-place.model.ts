export const ratesElement = 'energie/parametrage'

export const ratesPath = '/energie/parametrage'
export const addressOfRateTable = (id: string) => `${ratesPath}/taux/${id}`
