export const boardPath = '/atelier/fabrication'
export const orderPath = '/atelier/fabrication/order/:orderId'
export const addressOfOrder = (orderId: string) => `/atelier/fabrication/order/${orderId}`
