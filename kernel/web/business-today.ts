import { businessZone } from '#kernel/shared/business-zone.ts'

/** The day that it is in France. The server judges by its own. */
export const businessToday = () => Temporal.Now.plainDateISO(businessZone)
