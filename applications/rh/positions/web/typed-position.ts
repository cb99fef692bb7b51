import { z } from 'zod'
import { DpaeConfiguration, nothingDeclared } from '../dpae-configuration.model.ts'
import type { Position, PositionCompanies } from '../position.model.ts'

const chosen = z
  .string()
  .nullish()
  .transform(id => id || null)

const someCompany = z.array(z.string()).min(1, 'rh.position.choose-companies')

/** A choice that is not shown (pay, without its right) is not sent. */
export const typedPosition = ({ everyCompany }: PositionCompanies) =>
  z.object({
    position: z.object({
      name: z.string().trim().min(1).max(80),
      description: z.string().trim().max(2_000).default(''),
      companyIds: everyCompany ? z.array(z.string()).default([]) : someCompany,
      typeOfContractId: chosen,
      workTimeId: chosen,
      coefficientId: chosen.optional(),
      salaryId: chosen.optional(),
    }),
    csp: z.string().nullable(),
    dpaeConfiguration: DpaeConfiguration,
  })
export type TypedPosition = z.output<ReturnType<typeof typedPosition>>

export function typedOf(position: Position | null, companies: PositionCompanies) {
  const { name = '', description = '', typeOfContractId = null, workTimeId = null } = position ?? {}
  return {
    position: {
      name,
      description,
      companyIds: position?.companyIds ?? onlyChoice(companies),
      typeOfContractId,
      workTimeId,
      coefficientId: position?.coefficientId,
      salaryId: position?.salaryId,
    },
    csp: position?.csp?.code ?? null,
    dpaeConfiguration: position?.dpaeConfiguration ?? nothingDeclared(),
  }
}

/** Who writes positions in one company alone means it without a word. */
const onlyChoice = ({ everyCompany, companies }: PositionCompanies) =>
  !everyCompany && companies.length === 1 ? companies.map(({ id }) => id) : []

/** Pay is sent where it was changed alone: whoever may not write it changes the rest. */
export function sentPosition(
  { coefficientId, salaryId, ...said }: TypedPosition['position'],
  position: Position | null,
) {
  return {
    ...said,
    ...((coefficientId ?? null) !== (position?.coefficientId ?? null) && { coefficientId: coefficientId ?? null }),
    ...((salaryId ?? null) !== (position?.salaryId ?? null) && { salaryId: salaryId ?? null }),
  }
}
