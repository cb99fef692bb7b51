/** Milliseconds in which a former token is still welcome: a slower tab may hold it. */
const graceMs = 10_000

/** Which line of the table of outcomes was met. */
export type Outcome = 'turned' | 'too soon' | 'slower tab' | 'answer lost' | 'REUSE' | 'over'

/** The rules of refreshing, written once more from the design: what is current, what was seen, when it turned. */
export function refreshModel(nowMs: number) {
  let [seq, seen, turnedAt, isOver] = [1, 0, nowMs, false]

  const outcomeOf = (presented: number, now: number): Outcome => {
    const isFresh = now < turnedAt + graceMs
    if (isOver) return 'over'
    if (presented === seq) return isFresh ? 'too soon' : 'turned'
    if (presented !== seq - 1) return 'REUSE'
    if (isFresh) return 'slower tab'
    return seen < seq ? 'answer lost' : 'REUSE'
  }

  return {
    state: () => ({ seq, seen_seq: seen, reason: isOver ? 'REUSE' : null }),
    seq: () => seq,
    isOver: () => isOver,

    /** Presents a refresh token of this number; the tokens that are answered bear `seq()`. */
    refresh(presented: number, now: number): Outcome {
      const outcome = outcomeOf(presented, now)
      if (outcome === 'over') return outcome
      seen = Math.max(seen, Math.min(presented, seq))
      if (outcome === 'turned') [seq, turnedAt] = [seq + 1, now]
      if (outcome === 'REUSE') isOver = true
      return outcome
    },

    /** Makes a call with an access token of this number; false when the session is over. */
    use(number: number) {
      if (!isOver) seen = Math.max(seen, number)
      return !isOver
    },
  }
}
