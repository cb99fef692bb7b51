type Planned = { startsAt: string; endsAt: string; setpointKw: number }

const stepMs = 600_000

/** The mean watts that plans make over the ten minutes from an instant on: one that begins within counts for its part. */
export function plannedAt(plans: readonly Planned[], moment: string): number {
  const from = Date.parse(moment)
  const sum = plans.reduce((all, { startsAt, endsAt, setpointKw }) => {
    const shared = Math.min(Date.parse(endsAt), from + stepMs) - Math.max(Date.parse(startsAt), from)
    return shared > 0 ? all + setpointKw * shared : all
  }, 0)
  return Math.round((sum * 1_000) / stepMs)
}
