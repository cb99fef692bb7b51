import { z } from 'zod'

/** Options while they are typed; a nameless one is refused in words, at the list. */
export const TypedOptions = z
  .array(z.object({ id: z.string(), label: z.string().trim().max(120), active: z.boolean() }))
  .refine(options => options.every(({ label }) => label !== ''), 'configuration.option-unnamed')
  .refine(
    options => new Set(options.map(({ label }) => label.toLowerCase())).size === options.length,
    'configuration.option-twice',
  )
