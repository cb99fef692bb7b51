import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

const Pace = z.object({
  requestsPerMinute: z.number(),
  /** Milliseconds; null when nobody asked anything. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  /** Share of answers 500 and above, of one. */
  errorRate: z.number().nullable(),
})
export type Pace = z.output<typeof Pace>

export const Slot = Pace.extend({ at: z.string() })
export type Slot = z.output<typeof Slot>

/** How the installation is, over the last minute, with each five minutes of the last day. */
export const Dashboard = Pace.extend({
  processes: z.array(
    z.object({
      id: z.uuid(),
      startedAt: z.string(),
      release: z.string(),
      memoryMb: z.int(),
      requestsPerMinute: z.number(),
    }),
  ),
  connectedUsers: z.int(),
  database: z.object({
    /** Bytes. */
    size: z.number(),
    connections: z.int(),
    /** Null where pg_stat_statements is not installed. */
    slowest: z.array(z.object({ statement: z.string(), calls: z.int(), meanMs: z.number() })).nullable(),
  }),
  queue: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
  /** Bytes. */
  files: z.object({ size: z.number() }),
  release: z.string(),
  /** Seconds since the oldest process was started. */
  uptime: z.int(),
  history: z.array(Slot),
})
export type Dashboard = z.output<typeof Dashboard>

/** Counts alone: anybody who passes by may see them on a wall. */
export const PlatformStats = z.object({
  clients: z.int(),
  people: z.int(),
  connected: z.int(),
  requestsPerMinute: z.number(),
  p95: z.number().nullable(),
  errorsToday: z.int(),
  documentsToday: z.int(),
  /** Null as long as nothing is signed here. */
  envelopesToday: z.int().nullable(),
  uptime: z.int(),
})
export type PlatformStats = z.output<typeof PlatformStats>

export const ClientStats = z.object({
  name: z.string(),
  connected: z.int(),
  actionsToday: z.int(),
  errorsToday: z.int(),
  lastActivityAt: z.string().nullable(),
})
export type ClientStats = z.output<typeof ClientStats>

export const DisplayLink = z.object({
  id: idOf('platform.link'),
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type DisplayLink = z.output<typeof DisplayLink>

export const NewDisplayLink = z.strictObject({ label: z.string().trim().min(1).max(60) })
