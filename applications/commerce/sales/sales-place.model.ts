export const notesElement = 'commerce/rechercheBons'
export const salesByArticleElement = 'commerce/vente/article'
export const salesByCustomerElement = 'commerce/vente/client'
export const notesPath = '/commerce/rechercheBons'
export const salesByArticlePath = '/commerce/vente/article'
export const salesByCustomerPath = '/commerce/vente/client'
export const actualsPath = '/commerce/vente/reel'

export const addressOfArticleSales = (articleId: string) => `${salesByArticlePath}/${articleId}`
export const addressOfCustomerSales = (partnerId: string) => `${salesByCustomerPath}/${partnerId}`
export const addressOfActuals = (year: number, week: number, articleId: string) =>
  `${actualsPath}/${year}/${week}/${articleId}`
