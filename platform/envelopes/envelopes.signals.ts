import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { signal } from '#kernel/shared/signal.ts'

/** To who sent an envelope, in whose name, and to the members that it has been sent to: what is on screen asks again. */
export const envelopeChanged = signal('ENVELOPE_CHANGED', z.object({ id: idOf('platform.envelope') }))
