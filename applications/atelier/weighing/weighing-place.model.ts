export const weighingElement = 'atelier/pesee'
export const manualRight = 'atelier/pesee#poids_manuel'
export const averageRight = 'atelier/pesee#moyenne'
export const weighingPath = '/atelier/pesee'
