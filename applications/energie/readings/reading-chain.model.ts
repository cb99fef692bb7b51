/** Thousandths of the meter's unit; `restart` where the meter was replaced that day. */
export type ReadIndex = { readOn: string; index: number; restart: number | null; rolledOver: boolean }

export type Consumed = { consumption: number; days: number; doubt: 'above' | 'below' | null }

/** How many times the usual consumption of a day is beyond belief. */
const beyondBelief = 3n

/**
 * What was consumed between two readings, in thousandths: negative when the index went down without a word. `indexMax`
 * is what the meter counts up to before it begins again, in whole units.
 */
export function consumptionBetween(former: ReadIndex, reading: ReadIndex, indexMax: number | null): number {
  const from = former.restart ?? former.index
  const turned = reading.rolledOver ? (indexMax ?? 0) * 1_000 : 0
  return reading.index + turned - from
}

/** Each reading of a meter, the first first, with what it says was consumed; the first says nothing. */
export function chainOf(readings: readonly ReadIndex[], indexMax: number | null): (Consumed | null)[] {
  const chain: (Consumed | null)[] = []
  for (const [place, reading] of readings.entries()) {
    const former = readings[place - 1]
    if (!former) {
      chain.push(null)
      continue
    }
    const consumption = consumptionBetween(former, reading, indexMax)
    const days = daysBetween(former.readOn, reading.readOn)
    const before = chain.slice(Math.max(0, place - 3), place).filter(one => one !== null)
    chain.push({ consumption, days, doubt: doubtOf({ consumption, days }, before) })
  }
  return chain
}

function doubtOf(last: { consumption: number; days: number }, before: readonly Consumed[]): Consumed['doubt'] {
  const usual = before.reduce((sum, { consumption }) => sum + BigInt(consumption), 0n)
  const days = before.reduce((sum, one) => sum + BigInt(one.days), 0n)
  if (usual <= 0n || days === 0n) return null
  const [now, then] = [BigInt(last.consumption) * days, usual * BigInt(last.days)]
  if (now > then * beyondBelief) return 'above'
  return now * beyondBelief < then ? 'below' : null
}

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days
