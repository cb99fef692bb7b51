import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { type NonConformity, nonConformityFields } from '../non-conformity.model.ts'

const Lots = nonConformityFields.lotNumbers.unwrap()

/** Numbers as they are typed or pasted: one below the other, or with spaces and commas between them; each once. */
const numbersIn = (typed: string) => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** One as it is typed. */
export const WrittenNonConformity = z.strictObject({
  ...nonConformityFields,
  companyId: idOf('platform.company'),
  lotNumbers: z
    .string()
    .default('')
    .transform(numbersIn)
    .refine(numbers => Lots.safeParse(numbers).success, 'qualite.non-conformity.lot-form'),
  kg: z.number().positive().nullable(),
})

/** One as its form holds it. */
export const typedOf = (standing: NonConformity | null, companyId: string) => ({
  companyId: standing?.companyId ?? companyId,
  source: standing?.source ?? '',
  severity: standing?.severity ?? '',
  title: standing?.title ?? '',
  facts: standing?.facts ?? '',
  place: standing?.place ?? '',
  partnerId: standing?.partnerId ?? '',
  lotNumbers: standing?.lots.map(({ number }) => number).join('\n') ?? '',
  kg: standing?.kg ?? null,
  ownerId: standing?.ownerId ?? '',
})
