import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { ResultRow } from './result.model.ts'
import { resultsElement } from './results-place.model.ts'

/** What the lines of a workshop made, day by day (ours; route /atelier/production of the brief). */
export const resultsCalls = calls('atelier/results', {
  /** Orders that were begun, by day, line and number. 400 `span` over 31 days, `order` where it ends before it begins. */
  getResults: {
    method: 'GET',
    path: 'atelier/production/results/:atelierId',
    access: reads(resultsElement),
    input: z.strictObject({ atelierId: idOf('atelier.workshop'), from: z.iso.date(), to: z.iso.date() }),
    answer: z.array(ResultRow),
  },
})
