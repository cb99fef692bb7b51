import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List, word } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { kindCodeForm } from '#rh/employee-documents/document-kind.model.ts'
import { deadlineStates, ExpirableDocument, usualWithin } from './deadline.model.ts'

const access = reads(deadlines)

const papersByEnd = {
  sorts: ['end'],
  comparedSorts: ['name', 'kind', 'company', 'asked'],
  isSearched: true,
  filters: {
    kind: word(kindCodeForm),
    state: choice(deadlineStates),
    companyId: idIn('platform.company', { address: 'company' }),
  },
} as const satisfies List

const { page, size, ...narrowing } = fieldsOf(papersByEnd)

/** Papers that end (hr-and-workshop, section 7, GET employees/documents/expirable). */
export const deadlinesCalls = calls('rh/deadlines', {
  /** Soonest first unless another order is asked: those that have ended, and those that end within so many days. */
  getExpirableDocuments: {
    method: 'GET',
    path: 'employees/documents/expirable',
    access,
    list: papersByEnd,
    input: z.strictObject({
      page: page.default(0),
      size: size.default(10),
      ...narrowing,
      within: z.coerce.number<number>().int().min(0).max(3_650).default(usualWithin),
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
