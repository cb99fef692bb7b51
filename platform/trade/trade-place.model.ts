/** Where articles are read and written today: the workshop's own list. */
export const articlesElement = 'atelier/production/article'
export const articlesPath = '/atelier/production/article'
export const cataloguePath = `${articlesPath}/catalogue`
export const addressOfArticle = (articleId: string) => `${articlesPath}/${articleId}`
