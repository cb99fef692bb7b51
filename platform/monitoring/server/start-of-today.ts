import { businessZone, type Clock } from '#kernel/server/clock.ts'

export const startOfToday = (clock: Clock) => clock.today().toZonedDateTime(businessZone).toInstant().toString()
