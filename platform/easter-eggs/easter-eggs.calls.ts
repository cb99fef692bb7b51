import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { EasterEggState } from './easter-egg.model.ts'

const own = { access: signedInAnywhere(), answer: EasterEggState } as const

/** A person's own scores in the games of the house (platform-core, section 7, under user/). */
export const easterEggsCalls = calls('platform/easter-eggs', {
  getEasterEggState: {
    ...own,
    method: 'GET',
    path: 'user/getEasterEggState/:id',
    input: z.strictObject({ id: idOf('platform.user') }),
  },
  saveEasterEggState: {
    ...own,
    method: 'POST',
    path: 'user/saveEasterEggState',
    input: z.strictObject({ id: idOf('platform.user'), state: EasterEggState }),
  },
})
