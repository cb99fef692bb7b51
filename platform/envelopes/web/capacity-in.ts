import type { useT } from '#kernel/web/i18n.ts'

const knownCapacities = ['employee', 'company', 'legal_guardian', 'partner', 'candidate']

export const capacityIn = (t: ReturnType<typeof useT>, capacity: string) =>
  knownCapacities.includes(capacity) ? t(`envelopes.capacity.${capacity}`) : capacity
