import { HeadcountByWeek } from './headcount-by-week.tsx'

const everybody = {}

/** The headcount of all that the reader counts. */
export const HeadcountAtHome = () => <HeadcountByWeek narrowing={everybody} />
