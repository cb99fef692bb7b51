import { z } from 'zod'

export const Address = z.object({
  address: z.string().nullable(),
  additionalAddress: z.string().nullable(),
  postCode: z.string().nullable(),
  city: z.string().nullable(),
  inseeCode: z.string().nullable(),
  country: z.string(),
})
export type Address = z.output<typeof Address>

export const Subunit = z.object({ id: z.uuid(), name: z.string(), color: z.string(), unitId: z.uuid() })

export const Unit = z.object({
  id: z.uuid(),
  name: z.string(),
  color: z.string(),
  siteId: z.uuid(),
  subunits: z.array(Subunit),
})
export type Unit = z.output<typeof Unit>

export const Site = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  name: z.string(),
  color: z.string(),
  address: Address,
  units: z.array(Unit),
})
export type Site = z.output<typeof Site>
