import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { KindCode } from '#rh/employee-documents/document-kind.model.ts'
import { DeadlineState, ExpirableDocument, usualWithin } from './deadline.model.ts'

const access = reads(deadlines)

/** Papers that end (hr-and-workshop, section 7, GET employees/documents/expirable). */
export const deadlinesCalls = calls('rh/deadlines', {
  /** Soonest first: those that have ended, and those that end within so many days. */
  getExpirableDocuments: {
    method: 'GET',
    path: 'employees/documents/expirable',
    access,
    input: z.strictObject({
      page: pageInput.page.default(0),
      size: pageInput.size.default(10),
      search: pageInput.search,
      within: z.coerce.number<number>().int().min(0).max(3_650).default(usualWithin),
      kind: KindCode.optional(),
      state: DeadlineState.optional(),
      companyId: idOf('platform.company').optional(),
    }),
    answer: pageOf(ExpirableDocument),
  },
  /** How many, for the head of the page: counted exactly, once an opening. */
  getDeadlineFigures: {
    method: 'GET',
    path: 'rh/documents/deadlineFigures',
    access,
    answer: z.object({
      expired: z.int(),
      /** That end within 30 days. */
      hurried: z.int(),
      /** Pieces that people sent by a link and nobody has looked at. */
      toCheck: z.int(),
      /** The companies whose papers the reader sees. */
      companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
    }),
  },
})
