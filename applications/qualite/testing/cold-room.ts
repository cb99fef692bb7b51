import { businessZone } from '#kernel/shared/business-zone.ts'
import type { World } from '#platform/testing/world.ts'

/** A critical point that is controlled each day, first in a minute, and what a test says of the time around it. */
export const coldRoomIn = (world: Pick<World, 'clock'>) => {
  const now = () => world.clock.now().toZonedDateTimeISO(businessZone)
  const minutesFromNow = (minutes: number) => now().add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' })
  return {
    now,
    today: () => now().toPlainDate().toString(),
    minutesFromNow,
    plan: (companyId: string, more: object = {}) => ({
      companyId,
      code: 'CCP1',
      label: 'Chambre froide 1',
      kind: 'ccp',
      corrective: 'Baisser la consigne et appeler le frigoriste.',
      measures: [{ name: 'Température', unit: '°C', low: 0, high: 4, decimals: 1 }],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      times: [minutesFromNow(1)],
      ...more,
    }),
  }
}
