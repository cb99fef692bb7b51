import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const Address = z.object({
  address: z.string().nullable(),
  additionalAddress: z.string().nullable(),
  postCode: z.string().nullable(),
  city: z.string().nullable(),
  inseeCode: z.string().nullable(),
  country: z.string(),
})
export type Address = z.output<typeof Address>

export const placeKinds = ['site', 'unit', 'subunit'] as const
export type PlaceKind = (typeof placeKinds)[number]

const place = {
  id: idOf('rh.site', 'rh.unit', 'rh.subunit'),
  name: z.string(),
  color: z.string(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
}

export const Subunit = z.object({ ...place, unitId: idOf('rh.unit') })
export type Subunit = z.output<typeof Subunit>

export const Unit = z.object({
  ...place,
  siteId: idOf('rh.site'),
  /** The service whose managers lead the unit. */
  serviceId: idOf('platform.service').nullable(),
  subunits: z.array(Subunit),
})
export type Unit = z.output<typeof Unit>

export const Site = z.object({
  ...place,
  companyId: idOf('platform.company'),
  address: Address,
  /** Of a site that is an establishment by itself; the others are part of the company's main one. */
  siret: z.string().nullable(),
  units: z.array(Unit),
})
export type Site = z.output<typeof Site>

/** Active people who work there today, below it too. */
const headcount = z.int()
const can = z.object({ edit: z.boolean(), archive: z.boolean() })

export const SiteRow = Site.extend({ headcount, can })
export type SiteRow = z.output<typeof SiteRow>

const SubunitInTree = Subunit.extend({ headcount })
export type SubunitInTree = z.output<typeof SubunitInTree>

const UnitInTree = Unit.extend({ headcount, subunits: z.array(SubunitInTree) })
export type UnitInTree = z.output<typeof UnitInTree>

export const SiteInTree = Site.extend({ headcount, units: z.array(UnitInTree) })
export type SiteInTree = z.output<typeof SiteInTree>

/** A company with all its places. `siren` begins the SIRET of each of its establishments. */
export const CompanyInTree = z.object({
  id: idOf('platform.company'),
  name: z.string(),
  color: z.string().nullable(),
  siren: z.string().nullable(),
  can,
  sites: z.array(SiteInTree),
})
export type CompanyInTree = z.output<typeof CompanyInTree>

/** Names from the site down to the place itself. */
const path = z.array(z.string())

export const FoundSite = Site.extend({ path, can })
export type FoundSite = z.output<typeof FoundSite>

export const FoundUnit = Unit.extend({ companyId: idOf('platform.company'), path, can })
export type FoundUnit = z.output<typeof FoundUnit>

export const FoundSubunit = Subunit.extend({ companyId: idOf('platform.company'), siteId: idOf('rh.site'), path, can })
export type FoundSubunit = z.output<typeof FoundSubunit>

/** What an archive took with the place itself. */
export const Archived = z.object({
  archivedAt: z.string(),
  archived: z.object({ units: z.int(), subunits: z.int() }),
})
export type Archived = z.output<typeof Archived>

/** Somebody who works at a place today. */
export const PersonOfPlace = z.object({
  id: idOf('rh.employee'),
  firstname: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  unit: z.string().nullable(),
  subunit: z.string().nullable(),
})
export type PersonOfPlace = z.output<typeof PersonOfPlace>

/** The directory group of a place: who works there today. It bears the place's id, and its names from the site down. */
export const GroupOfPlace = z.object({ id: idOf('platform.contact_group'), name: z.string() })
export type GroupOfPlace = z.output<typeof GroupOfPlace>
