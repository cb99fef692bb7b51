import { z } from 'zod'
import { signal } from '#kernel/shared/signal.ts'

/** To everybody in a client whose rights moved: menus are asked again, a page that was lost is refused at its next call. */
export const rightsChanged = signal('RIGHTS_CHANGED', z.object({ rightsVersion: z.int() }))
