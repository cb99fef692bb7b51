import { type Days, splitAt } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { Computed, TypeVersion } from '../invoice-type.model.ts'
import { computedOn } from './computed-on.queries.ts'
import { versionsOf } from './invoice-types.queries.ts'

type Asked = { contractId: string; invoiceTypeId: string; period: Days }

/**
 * What a contract should cost over a period by its type of invoice, each part of it by the version that counted then; none
 * where no version did. @throws Refusal 404
 */
export async function computedForContract(
  db: EnergieDb,
  { contractId, invoiceTypeId, period }: Asked,
): Promise<Computed | null> {
  const versions = await countingVersions(db, invoiceTypeId)
  const parts = splitAt(
    period,
    versions.map(({ activeFrom }) => activeFrom),
  )
  const computed: Computed[] = []
  for (const part of parts) {
    const version = versions.findLast(({ activeFrom }) => activeFrom <= part.from)
    if (!version) return null
    computed.push(await computedOn(db, { version, contractId, period: part }))
  }
  const missing = computed.flatMap(one => one.missing)
  const lines = missing.length > 0 ? [] : computed.flatMap(one => one.lines)
  return {
    lines,
    missing,
    totalExclCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    vatCents: lines.reduce((sum, { vatCents }) => sum + vatCents, 0),
  }
}

/** The versions that count some day, the first first. */
async function countingVersions(
  db: EnergieDb,
  invoiceTypeId: string,
): Promise<(TypeVersion & { activeFrom: string })[]> {
  const versions = await versionsOf(db, invoiceTypeId, true)
  return versions
    .flatMap(({ activeFrom, ...version }) => (activeFrom === null ? [] : [{ ...version, activeFrom }]))
    .toSorted((one, other) => one.activeFrom.localeCompare(other.activeFrom))
}
