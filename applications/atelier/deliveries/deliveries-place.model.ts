export const deliveriesElement = 'atelier/reception'
export const gradingRight = 'atelier/reception#agreage'
export const deliveriesPath = '/atelier/reception'
export const addressOfDelivery = (id: string) => `${deliveriesPath}/${id}`
