import { z } from 'zod'

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
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
