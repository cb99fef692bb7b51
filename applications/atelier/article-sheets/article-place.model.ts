export const articlesPath = '/atelier/production/article'
export const articlePath = '/atelier/production/article/:articleId'
export const addressOfArticle = (id: string) => `/atelier/production/article/${id}`
