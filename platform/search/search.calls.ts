import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Found } from './search.model.ts'

/** The search of the bar, over what the person may read; pages of the menu are found by the browser itself. */
export const searchCalls = calls('platform/search', {
  search: {
    method: 'GET',
    path: 'search/:words',
    access: signedIn(),
    input: z.strictObject({ words: z.string().trim().min(2).max(100) }),
    answer: z.object({ files: z.array(Found), contacts: z.array(Found), staff: z.array(Found) }),
  },
})
