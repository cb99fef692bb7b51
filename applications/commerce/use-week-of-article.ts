import { useParams } from 'react-router'

/** Which article and week the address of a page names; what is typed there may be no week. */
export function useWeekOfArticle() {
  const { articleId = '', ...params } = useParams()
  const [year, week] = [Number(params.year), Number(params.week)]
  const isWeek = Number.isInteger(year) && Number.isInteger(week) && week >= 1 && week <= 53 && year >= 2000
  return { articleId, year, week, isWeek }
}

/** The server knows no such week or article. */
export const isOfNothing = (error: object | null) => error !== null && 'status' in error && isRefused(error.status)

const isRefused = (status: unknown) => status === 400 || status === 404
