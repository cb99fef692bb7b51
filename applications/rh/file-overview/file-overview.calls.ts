import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { FileOverview, TimelineEvent } from './file-overview.model.ts'

/** What the head of a person's file tells at first sight (design of staff, section 12). */
export const fileOverviewCalls = calls('rh/file-overview', {
  /** The parts that stand on the contracts and covers themselves are told to who reads these. */
  getOverviewOfEmployee: {
    method: 'GET',
    path: 'rh/employees/:id/overview',
    access: reads('rh/gestion_du_personnel/salaries'),
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: FileOverview,
  },
  /** From what is to come back to the first day, 200 lines at most; contracts for who reads them. */
  getTimelineOfEmployee: {
    method: 'GET',
    path: 'rh/employees/:id/timeline',
    access: reads('rh/gestion_du_personnel/salaries'),
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: z.array(TimelineEvent),
  },
})
