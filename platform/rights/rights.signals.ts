import { z } from 'zod'
import { signal } from '#kernel/shared/signal.ts'

/**
 * To those whose rights moved: menus are asked again, a page that was lost is refused at its next call. `toAll`: to a
 * whole client at once, whose tabs then wait a moment of their own so that they do not all ask together.
 */
export const rightsChanged = signal(
  'RIGHTS_CHANGED',
  z.object({ rightsVersion: z.int(), toAll: z.boolean().optional() }),
)
