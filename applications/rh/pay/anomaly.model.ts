import { z } from 'zod'
import { timeRules } from '#rh/working-time/time-limits.model.ts'

/** Found in a week by HR, beside the limits of law. */
export const weekAnomalies = [
  'no_dpae',
  'permit_expired',
  'absent_and_worked',
  'no_hours',
  'hours_open',
  'unsigned',
  'no_proof',
] as const
/** Found by pay in a period. */
export const periodAnomalies = ['no_payroll_number', 'no_iban', 'variance'] as const
export const anomalyCodes = [...timeRules, ...weekAnomalies, ...periodAnomalies] as const
export type AnomalyCode = (typeof anomalyCodes)[number]

/**
 * What stands against paying somebody as it is. `value` and `limit` are minutes or days, percents of a variance; `what`: the
 * type of an absence, the rubric that moved. `block`: nothing is verified until it is mended or justified.
 */
export type Found = {
  code: AnomalyCode
  level: 'warn' | 'block'
  day: string | null
  value: number | null
  limit: number | null
  what: string | null
}

/** What was found, word for word: a justification holds for it alone. */
export const wordOf = ({ value, limit, what }: Found) => [value, limit, what].map(one => one ?? '').join('/')

/** Characters of a comment, or of a reason, that says something. */
export const shortestComment = 10
export const Comment = z.string().trim().min(shortestComment).max(500)

export const Justification = z.object({ comment: z.string(), by: z.string().nullable(), at: z.string() })

export const Anomaly = z.object({
  code: z.enum(anomalyCodes),
  level: z.enum(['warn', 'block']),
  day: z.iso.date().nullable(),
  value: z.int().nullable(),
  limit: z.int().nullable(),
  what: z.string().nullable(),
  /** Sent back by who justifies it: it must still be what is found. */
  found: z.string(),
  justification: Justification.nullable(),
})
export type Anomaly = z.infer<typeof Anomaly>

export const PersonsAnomaly = Anomaly.extend({ employeeId: z.uuid(), name: z.string() })
export type PersonsAnomaly = z.infer<typeof PersonsAnomaly>

export const isOpen = ({ level, justification }: Anomaly) => level === 'block' && justification === null

/** What blocks first, then what is told, then what was justified. */
export const inSeverity = (one: Anomaly, other: Anomaly) => rank(one) - rank(other)

const rank = (anomaly: Anomaly) => (anomaly.justification ? 2 : anomaly.level === 'block' ? 0 : 1)
