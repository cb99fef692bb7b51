import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import type { FoundCandidate } from '#rh/candidates/candidate.model.ts'
import { NewEmployee } from '../employee-form.model.ts'

const FirstLines = NewEmployee.pick({
  name: true,
  firstname: true,
  dateOfBirth: true,
  companyId: true,
  cellPhone: true,
  mail: true,
  language: true,
}).extend({ title: z.enum(['mr', 'mrs']) })
export type FirstLines = z.output<typeof FirstLines>

export type Company = { id: string; name: string }

/**
 * The first lines of a file; the sex is read from the title. Who has companies to give says which: nobody numbers a
 * person of none.
 */
export const firstLinesWith = (companies: readonly Company[]) =>
  companies.length > 0 ? FirstLines.extend({ companyId: idOf('platform.company') }) : FirstLines

/** Nothing yet but the only company, or what a candidate gave, as one would have typed it. */
export const typedLines = (candidate: FoundCandidate | null, companies: readonly Company[]) => ({
  title: candidate?.title ?? '',
  name: candidate?.name ?? '',
  firstname: candidate?.firstname ?? '',
  dateOfBirth: candidate?.birthdate ?? '',
  companyId: (companies.length === 1 && companies[0]?.id) || '',
  cellPhone: candidate?.cellPhoneNumber ?? '',
  mail: candidate?.mail ?? '',
  language: candidate?.language ?? 'fr',
})
