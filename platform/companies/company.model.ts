import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { siren, siret } from '#platform/identifiers/company-number.model.ts'

/** How many people it holds is told to who looks after it; to anybody else null. */
const Counted = z.object({ id: idOf('platform.service'), name: z.string(), users: z.int().nullable() })

/** A company as everybody in the client may know it, with its living services. */
export const Company = z.object({
  id: idOf('platform.company'),
  name: z.string(),
  color: z.string().nullable(),
  archived: z.boolean(),
  services: z.array(Counted),
})
export type Company = z.output<typeof Company>

export const CompanyAddress = z.object({
  address: z.string().trim().max(200),
  additionalAddress: z.string().trim().max(200).nullable(),
  postCode: z.string().trim().max(12),
  city: z.string().trim().max(100),
  inseeCode: z.string().trim().max(5).nullable(),
  /** Two letters. */
  country: z.string().length(2),
})

const naf = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^\d{2}\.?\d{2}[A-Z]$/, 'companies.naf-invalid')
const idcc = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'companies.idcc-invalid')
const color = z
  .string()
  .toUpperCase()
  .regex(/^#[0-9A-F]{6}$/, 'companies.color-invalid')

/** Social security of its employees: the farming one, or the general one. */
export const Regime = z.enum(['MSA', 'URSSAF'])

/** What is told of a company; what is not known is null. */
export const CompanyFields = z.strictObject({
  name: z.string().trim().min(1).max(120),
  siren: siren.nullable(),
  siret: siret.nullable(),
  naf: naf.nullable(),
  idcc: idcc.nullable(),
  address: CompanyAddress.strict().nullable(),
  regime: Regime,
  color: color.nullable(),
})
export type CompanyFields = z.output<typeof CompanyFields>

/** Somebody who looks after a company or a service. */
export const Manager = z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() })

export const CompanySheet = z.object({
  id: idOf('platform.company'),
  name: z.string(),
  siren: z.string().nullable(),
  siret: z.string().nullable(),
  naf: z.string().nullable(),
  idcc: z.string().nullable(),
  address: CompanyAddress.nullable(),
  regime: Regime,
  color: z.string().nullable(),
  archived: z.boolean(),
  version: z.int32(),
  /** People in its services, each once. */
  users: z.int(),
  services: z.int(),
  managers: z.array(Manager),
})
export type CompanySheet = z.output<typeof CompanySheet>

export const ServiceFields = z.strictObject({ name: z.string().trim().min(1).max(120) })

export const ServiceRow = z.object({
  id: idOf('platform.service'),
  companyId: idOf('platform.company'),
  companyName: z.string(),
  name: z.string(),
  archived: z.boolean(),
  version: z.int32(),
  users: z.int(),
  managers: z.array(Manager),
})
export type ServiceRow = z.output<typeof ServiceRow>

/** A service with its people, by name. */
export const ServiceSheet = ServiceRow.extend({
  people: z.array(
    Manager.extend({
      jobtitle: z.string().nullable(),
      manager: z.boolean(),
      /** Invited, and not come yet. */
      invited: z.boolean(),
    }),
  ),
})
export type ServiceSheet = z.output<typeof ServiceSheet>
