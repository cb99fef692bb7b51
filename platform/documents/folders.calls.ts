import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'

/** The folders in which clients keep their documents. */
export const foldersCalls = calls('platform/documents', {
  /** One root folder a client, where he has none for that application; `created` counts those made now. */
  createFoldersOfNewApplication: {
    method: 'POST',
    path: 'application/createFoldersOfNewApplication',
    access: role('superDev'),
    outside: true,
    input: z.strictObject({ applicationPath: z.string().trim().min(1).max(100) }),
    touches: ['platform/esign', 'platform/search'],
    answer: z.object({ created: z.int() }),
  },
})
