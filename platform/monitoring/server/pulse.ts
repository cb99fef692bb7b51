import { randomUUID } from 'node:crypto'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Log } from '#kernel/server/log.ts'
import type { Answered } from '#kernel/server/watch.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { sumOfDurations, noDurations, sizeOf } from '../durations.model.ts'

/** Milliseconds. */
export const beatMs = 10_000
export const slotMs = 5 * 60_000
const beatsInMinute = 60_000 / beatMs

type Counted = { durations: number[]; failures: number }
type Parts = { databases: Databases; clock: Clock; log: Log; release: string }

const nothing = (): Counted => ({ durations: noDurations(), failures: 0 })
const sumOf = (several: readonly Counted[]): Counted => ({
  durations: sumOfDurations(several.map(({ durations }) => durations)),
  failures: several.reduce((sum, { failures }) => sum + failures, 0),
})

/** Counts how long this process takes to answer, and every ten seconds writes how it is: its row of these five minutes. */
export function openPulse({ databases, clock, log, release }: Parts) {
  const processId = randomUUID()
  const startedAt = clock.now().toString()
  const slots = new Map<number, Counted>()
  let minute: Counted[] = [nothing()]
  let underWay = Promise.resolve()

  const slotNow = () => Math.floor(clock.now().epochMilliseconds / slotMs) * slotMs
  const counted = (slot: number) => {
    const known = slots.get(slot) ?? nothing()
    slots.set(slot, known)
    return known
  }

  const write = async () => {
    const present = slotNow()
    counted(present)
    const lately = sumOf(minute)
    minute = [nothing(), ...minute].slice(0, beatsInMinute)
    const row = {
      processId,
      beatAt: clock.now().toString(),
      startedAt,
      release,
      memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
      minuteDurations: lately.durations,
      minuteFailures: lately.failures,
    }
    for (const [slot, { durations, failures }] of slots) {
      const at = Temporal.Instant.fromEpochMilliseconds(slot).toString()
      const counts = { ...row, durations, failures }
      await databases.transaction('platform', { readOnly: false }, (db: PlatformDb) =>
        db
          .insertInto('platform.process_pulse')
          .values({ ...counts, slot: at })
          .onConflict(known => known.columns(['slot', 'processId']).doUpdateSet(counts))
          .execute(),
      )
      if (slot < present) slots.delete(slot)
    }
  }
  /** What could not be written is written at the next beat, with what was counted meanwhile; a lost hour is let go. */
  const beat = () => {
    underWay = underWay.then(write).catch(error => {
      log.warn({ err: error }, 'pulse not written')
      for (const slot of [...slots.keys()].slice(0, -12)) slots.delete(slot)
    })
    return underWay
  }
  const timer = setInterval(beat, beatMs)
  timer.unref()
  void beat()

  return {
    note({ status, ms }: Answered) {
      for (const one of [counted(slotNow()), minute[0] as Counted]) {
        const size = sizeOf(ms)
        one.durations[size] = (one.durations[size] ?? 0) + 1
        if (status >= 500) one.failures += 1
      }
    },
    beat,
    stop: () => {
      clearInterval(timer)
      return underWay
    },
  }
}
