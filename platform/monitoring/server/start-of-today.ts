import type { Clock } from '#kernel/server/clock.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'

export const startOfToday = (clock: Clock) => clock.today().toZonedDateTime(businessZone).toInstant().toString()
