import { z } from 'zod'

/** What a sealed file holds (ETSI EN 319 142-1), from the least to the most; read in the finished file, never promised. */
export const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const
export const SealLevel = z.enum(sealLevels)
export type SealLevel = z.output<typeof SealLevel>

/** Why a file is not what was sealed, or no sealed file at all. */
export const whyNotIntact = ['no-signature', 'changed', 'added-to', 'no-pades', 'bad-time-stamp'] as const
export type WhyNotIntact = (typeof whyNotIntact)[number]
