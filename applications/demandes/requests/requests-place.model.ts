export const requestsElement = 'demandes/commandes'
export const approveRight = 'demandes/commandes#approuver'
export const orderRight = 'demandes/commandes#commander'
export const receiveRight = 'demandes/commandes#receptionner'
export const pricesField = 'demandes/commandes#prix'

export const requestsPath = '/demandes/commandes'
export const newRequestPath = `${requestsPath}/nouvelle`
export const addressOfRequest = (id: string) => `${requestsPath}/${id}`
export const addressToEditRequest = (id: string) => `${requestsPath}/${id}/modifier`
