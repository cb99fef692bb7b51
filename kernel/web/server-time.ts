/** Milliseconds by which the server's clock is ahead of this device's, as its last answer said. */
let aheadMs = 0

/** An answer says when it was sent, to the second; how long it travelled stands between its beginning and its end. */
export function noteServerTime(sentAt: string | null, askedAtMs: number, now = Date.now()) {
  const said = sentAt === null ? Number.NaN : Date.parse(sentAt)
  if (Number.isNaN(said)) return
  const [earliest, latest] = [said - now, said + 1_000 - askedAtMs]
  aheadMs = Math.min(Math.max(aheadMs, earliest), latest)
}

/** This instant by the clock of the server, as near as its answers tell: what a tablet dates must not go by its own. */
export const serverNow = () => Temporal.Instant.fromEpochMilliseconds(Date.now() + aheadMs)
