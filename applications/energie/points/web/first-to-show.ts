/** The first meter of which something is known, else the first. */
export const firstToShow = <Meter extends { hasPoints: boolean }>(meters: readonly Meter[] = []): Meter | undefined =>
  meters.find(({ hasPoints }) => hasPoints) ?? meters[0]
