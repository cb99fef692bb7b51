import { z } from 'zod'

/** What a person looks at twice, whatever was decided: outcomes by the id of their question. */
export const WatchedAnswers = z.record(z.string().max(8), z.array(z.string().max(8)).max(100))
export type WatchedAnswers = z.output<typeof WatchedAnswers>
