import { z } from 'zod'
import { Body } from './body.model.ts'

export const pageFormats = ['A4', 'A5', 'label'] as const
export const orientations = ['portrait', 'landscape'] as const

const millimetres = z.number().min(0).max(100)

/** The sheet that a model is printed on; lengths in millimetres. A label says its own width and height. */
export const PageSetup = z.strictObject({
  format: z.enum(pageFormats),
  width: z.number().min(20).max(420).nullable().default(null),
  height: z.number().min(20).max(420).nullable().default(null),
  orientation: z.enum(orientations),
  margins: z.strictObject({ top: millimetres, right: millimetres, bottom: millimetres, left: millimetres }),
  header: Body.nullable().default(null),
  footer: Body.nullable().default(null),
  /** The first page bears neither header nor footer. */
  firstPageDiffers: z.boolean().default(false),
})
export type PageSetup = z.output<typeof PageSetup>

export const usualPage: PageSetup = {
  format: 'A4',
  width: null,
  height: null,
  orientation: 'portrait',
  margins: { top: 20, right: 20, bottom: 20, left: 20 },
  header: null,
  footer: null,
  firstPageDiffers: false,
}
