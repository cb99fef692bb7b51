import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { siret } from '#platform/identifiers/company-number.model.ts'
import { unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { WrittenAddress } from './written-address.model.ts'

const name = z
  .string({ error: 'rh.place.name-missing' })
  .overwrite(asOneLine)
  .min(1, 'rh.place.name-missing')
  .max(80, 'rh.place.name-too-long')

const color = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^#[0-9A-F]{6}$/, 'rh.place.color-invalid')

const version = z.int32().optional()
const companyId = idOf('platform.company')

const site = { name, color: color.optional(), siret: unlessBlank(siret).optional() }
const unit = { name, color: color.optional(), serviceId: idOf('platform.service').nullable().optional() }
const subunit = { name, color: color.optional() }

export const NewSite = z.strictObject({ ...site, address: WrittenAddress.optional(), companyId })
export type NewSite = z.output<typeof NewSite>

/** What is not sent keeps its value, here and in the two below. A site stays in its company. */
export const SiteChange = NewSite.partial().extend({ id: idOf('rh.site'), version })
export type SiteChange = z.output<typeof SiteChange>

export const NewUnit = z.strictObject({ ...unit, siteId: idOf('rh.site') })
export type NewUnit = z.output<typeof NewUnit>

export const UnitChange = NewUnit.partial().extend({ id: idOf('rh.unit'), version })
export type UnitChange = z.output<typeof UnitChange>

export const NewSubunit = z.strictObject({ ...subunit, unitId: idOf('rh.unit') })
export type NewSubunit = z.output<typeof NewSubunit>

export const SubunitChange = NewSubunit.partial().extend({ id: idOf('rh.subunit'), version })
export type SubunitChange = z.output<typeof SubunitChange>

const addressOfFirstStyle = { Address: WrittenAddress.optional() }

/** The first interface style writes `Address`, `SiteId` and `UniteId`; beyond the edge there is one spelling. */
export const firstStyle = {
  newSite: z
    .strictObject({ ...site, ...addressOfFirstStyle })
    .transform(({ Address: address, ...fields }) => ({ ...fields, address })),
  siteChange: z
    .strictObject({ ...site, ...addressOfFirstStyle, companyId })
    .partial()
    .extend({ id: idOf('rh.site'), version })
    .transform(({ Address: address, ...fields }): SiteChange => ({ ...fields, address })),
  newUnit: z
    .strictObject({ ...unit, SiteId: idOf('rh.site') })
    .transform(({ SiteId: siteId, ...fields }): NewUnit => ({ ...fields, siteId })),
  unitChange: z
    .strictObject({ ...unit, SiteId: idOf('rh.site') })
    .partial()
    .extend({ id: idOf('rh.unit'), version })
    .transform(({ SiteId: siteId, ...fields }): UnitChange => ({ ...fields, siteId })),
  newSubunit: z
    .strictObject({ ...subunit, UniteId: idOf('rh.unit') })
    .transform(({ UniteId: unitId, ...fields }): NewSubunit => ({ ...fields, unitId })),
  subunitChange: z
    .strictObject({ ...subunit, UniteId: idOf('rh.unit') })
    .partial()
    .extend({ id: idOf('rh.subunit'), version })
    .transform(({ UniteId: unitId, ...fields }): SubunitChange => ({ ...fields, unitId })),
}
