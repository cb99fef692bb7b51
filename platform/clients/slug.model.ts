import { z } from 'zod'
import { plainText } from '#kernel/shared/plain-text.ts'

const longest = 60

/** The word that stands for a client in public addresses: `serres-du-layon`. */
export const Slug = z
  .string({ error: 'clients.refusal.slug' })
  .trim()
  .toLowerCase()
  .min(2, { error: 'clients.refusal.slug' })
  .max(longest, { error: 'clients.refusal.slug' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'clients.refusal.slug' })

/** The address that a name suggests. */
export const slugOf = (name: string) =>
  plainText(name)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
