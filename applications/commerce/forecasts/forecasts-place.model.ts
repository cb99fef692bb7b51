export const forecastElement = 'commerce/vente/prevision'
export const freezeRight = 'commerce/vente/prevision#geler'
export const forecastPath = '/commerce/vente/prevision'
export const addressOfForecast = (year: number, week: number, articleId: string) =>
  `${forecastPath}/${year}/${week}/${articleId}`
