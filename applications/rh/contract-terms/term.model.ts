import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** Counted no further: beyond it the reader is told that there are more. */
export const mostUses = 1_000

/** Where a term serves: live positions, people of the staff today or from a coming date, contracts that stand. */
export const Uses = z.object({ positions: z.int(), employees: z.int(), contracts: z.int() })
export type Uses = z.output<typeof Uses>

export const termName = z.string().overwrite(asOneLine).min(1).max(80)

/** What every term answers beside its own fields. */
export const termFields = {
  archivedAt: z.string().nullable(),
  uses: Uses,
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
  version: z.int32(),
}

/** What somebody may do with every term, and with what some of them say of pay. */
export const TermActs = z.object({ edit: z.boolean(), archive: z.boolean(), writePay: z.boolean() })
export type TermActs = z.output<typeof TermActs>

/** What every edit may carry; `archived: false` takes an archived one back. */
export const edition = (table: string) => ({
  id: idOf(table),
  archived: z.literal(false).optional(),
  version: z.int32().optional(),
})

/** Of a list: `archived=true` shows the archived ones too. */
export const listInput = z.strictObject({ archived: z.enum(['true', 'false']).default('false') })

export const ofOne = (table: string) => z.strictObject({ id: idOf(table) })

export const ArchivedTerm = z.object({ archivedAt: z.string() })

export const settings = 'rh/gestion_du_personnel/parametrage'
export const staff = 'rh/gestion_du_personnel/salaries'
export const pay = 'rh/gestion_du_personnel/salaries#remuneration'
