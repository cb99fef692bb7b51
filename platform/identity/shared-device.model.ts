import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** A tablet or a screen that several people use, and the account with which it signs in. */
export const SharedDevice = z.object({
  userId: idOf('platform.shared_device.user_id'),
  name: z.string(),
  /** Since when a device holds its key; null while none does. */
  enrolledAt: z.string().nullable(),
  enteredAt: z.string().nullable(),
})
export type SharedDevice = z.output<typeof SharedDevice>

export const nameOfDevice = z.string().overwrite(asOneLine).min(1).max(60)
