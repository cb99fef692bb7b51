export const forecastPath = '/atelier/conditionnement'
