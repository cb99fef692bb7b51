import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { siret } from '#platform/identifiers/company-number.model.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const energyCompaniesElement = 'energie/parc/societe'

/** What a person writes of it. */
export const EnergyCompanyFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  /** Of the establishment that the supplier writes on its invoices: 14 digits, judged by their key. */
  siret: siret.nullable(),
  /** Where it stands, as people call it. */
  site: z.string().overwrite(asOneLine).min(1).max(80).nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type EnergyCompanyFields = z.output<typeof EnergyCompanyFields>

export const EnergyCompany = z.object({
  ...EnergyCompanyFields.shape,
  id: idOf('energie.energy_company'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type EnergyCompany = z.output<typeof EnergyCompany>
