import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { idOf } from '#kernel/shared/id-of.ts'

/** A delegation as it is filled in: whole days, and levels that are told apart by their number. */
export const LendForm = z.object({
  delegateId: idOf('platform.user'),
  elementIds: z.array(z.string()).min(1),
  level: z.int().min(1).max(3),
  companyIds: z.array(z.string()).optional(),
  startsAt: z.iso.date(),
  endsAt: z.iso.date(),
  reason: z.string().trim().min(3).max(500),
})
export type LendForm = z.output<typeof LendForm>

/** From the first minute of the first day to the last of the last one, where the company is. */
export function lentBetween({ startsAt, endsAt }: Pick<LendForm, 'startsAt' | 'endsAt'>) {
  const day = (date: string, after = 0) =>
    Temporal.PlainDate.from(date)
      .add({ days: after })
      .toZonedDateTime({ timeZone: businessZone })
      .toInstant()
      .toString()
  return { startsAt: day(startsAt), endsAt: day(endsAt, 1) }
}
