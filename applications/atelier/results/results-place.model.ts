export const resultsElement = 'atelier/production'
export const resultsPath = '/atelier/production'
