import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const rolesOfPartner = ['customer', 'supplier', 'grower', 'carrier', 'energy', 'laboratory'] as const
export type RoleOfPartner = (typeof rolesOfPartner)[number]

/** Who buys, sells, grows or carries; his name is that of the directory. */
export const Partner = z.object({
  id: idOf('platform.partner'),
  code: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  roles: z.array(z.enum(rolesOfPartner)),
})
export type Partner = z.output<typeof Partner>

export const kindsOfPlace = ['site', 'greenhouse', 'compartment', 'block', 'row'] as const

export const Place = z.object({
  id: idOf('platform.place'),
  parentId: idOf('platform.place').nullable(),
  kind: z.enum(kindsOfPlace),
  code: z.string(),
  /** With those that hold it: `Serre Nord, bloc 7`. */
  name: z.string(),
})
export type Place = z.output<typeof Place>

export const CropCode = z.object({
  id: idOf('platform.crop_code'),
  code: z.string(),
  name: z.string(),
  familyId: idOf('platform.article_family'),
})
export type CropCode = z.output<typeof CropCode>

export const Certificate = z.object({ id: idOf('platform.certificate'), code: z.string(), name: z.string() })
export type Certificate = z.output<typeof Certificate>
