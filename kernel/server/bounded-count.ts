import type { PageOf } from '#kernel/shared/page.ts'

/** Rows counted beyond the page that is shown: whoever reads it needs to know whether many more follow (decision 002). */
const countedBeyondPage = 1_000

/** Up to how many rows are counted; what counts stops one further. */
export const mostCounted = ({ page, size }: { page: number; size: number }) => (page + 1) * size + countedBeyondPage

/** What a page tells of a count that stopped one beyond `most`. */
export const countOfPage = (counted: number, most: number): Pick<PageOf<unknown>, 'total' | 'totalIsExact'> => ({
  total: Math.min(counted, most),
  totalIsExact: counted <= most,
})
