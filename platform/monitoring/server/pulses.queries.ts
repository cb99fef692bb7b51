import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Dashboard, Pace, Slot } from '../dashboard.model.ts'
import { sumOfDurations, countOf, type Durations, percentileOf } from '../durations.model.ts'
import { beatMs, slotMs } from './pulse.ts'

const slots = (24 * 60 * 60_000) / slotMs

type Living = {
  id: string
  startedAt: string
  release: string
  memoryMb: number
  durations: number[]
  failures: number
}

/** Processes that wrote within three beats, and what all of them did in the last minute. */
export async function livingProcesses(db: PlatformDb, clock: Clock) {
  const { rows } = await sql<Living>`
    select distinct on (p.process_id) p.process_id as id, p.started_at, p.release, p.memory_mb,
           p.minute_durations as durations, p.minute_failures as failures
      from platform.process_pulse p
     where p.beat_at > ${clock
       .now()
       .subtract({ milliseconds: 3 * beatMs })
       .toString()}
     order by p.process_id, p.beat_at desc`.execute(db)
  const failures = rows.reduce((sum, row) => sum + row.failures, 0)
  const started = rows.map(({ startedAt }) => Temporal.Instant.from(startedAt).epochMilliseconds)
  const processes: Dashboard['processes'] = rows.map(({ id, startedAt, release, memoryMb, durations }) => ({
    id,
    startedAt,
    release,
    memoryMb,
    requestsPerMinute: countOf(durations),
  }))
  return {
    processes,
    pace: paceOf(sumOfDurations(rows.map(({ durations }) => durations)), failures, 1),
    uptime: Math.max(
      0,
      Math.round((clock.now().epochMilliseconds - Math.min(...started, clock.now().epochMilliseconds)) / 1_000),
    ),
  }
}

/** Each five minutes of the last day, those of which nothing is known too. */
export async function paceOfDay(db: PlatformDb, clock: Clock): Promise<Slot[]> {
  const last = Math.floor(clock.now().epochMilliseconds / slotMs) * slotMs
  const first = last - (slots - 1) * slotMs
  const { rows } = await sql<{ slot: string; durations: number[]; failures: number }>`
    select p.slot, p.durations, p.failures from platform.process_pulse p
     where p.slot >= ${Temporal.Instant.fromEpochMilliseconds(first).toString()} order by p.slot`.execute(db)
  const bySlot = Map.groupBy(rows, ({ slot }) => Temporal.Instant.from(slot).epochMilliseconds)
  return Array.from({ length: slots }, (_, number) => {
    const at = first + number * slotMs
    const known = bySlot.get(at) ?? []
    const failures = known.reduce((sum, row) => sum + row.failures, 0)
    const pace = paceOf(sumOfDurations(known.map(({ durations }) => durations)), failures, slotMs / 60_000)
    return { at: Temporal.Instant.fromEpochMilliseconds(at).toString(), ...pace }
  })
}

function paceOf(durations: Durations, failures: number, minutes: number): Pace {
  const requests = countOf(durations)
  return {
    requestsPerMinute: Math.round((requests / minutes) * 10) / 10,
    p50: percentileOf(durations, 0.5),
    p95: percentileOf(durations, 0.95),
    errorRate: requests === 0 ? null : failures / requests,
  }
}
