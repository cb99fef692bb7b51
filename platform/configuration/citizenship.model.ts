import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** A citizenship as the client offers it. `horsUE`: a work permit is asked (platform-core, section 3). */
export const Citizenship = z.object({
  id: idOf('platform.citizenship'),
  country: z.string(),
  label: z.string(),
  horsUE: z.boolean(),
  foreigner: z.boolean(),
  active: z.boolean(),
  order: z.int(),
  version: z.int32(),
})
export type Citizenship = z.output<typeof Citizenship>
