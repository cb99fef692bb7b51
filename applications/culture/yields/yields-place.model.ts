export const productionElement = 'culture/production'
export const yieldsElement = 'culture/rendement'
export const productionPath = '/culture/production'
export const yieldsPath = '/culture/rendement'
