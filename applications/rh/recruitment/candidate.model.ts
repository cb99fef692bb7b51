import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** Somebody who once asked for a job, as a search names him. */
export const FoundCandidate = z.object({
  id: idOf('rh.candidate'),
  title: z.enum(['mr', 'mrs']).nullable(),
  firstname: z.string(),
  name: z.string(),
  mail: z.string().nullable(),
  cellPhoneNumber: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  language: z.string(),
  /** His file among the staff, once he has one. */
  employeeId: idOf('rh.employee').nullable(),
})
export type FoundCandidate = z.output<typeof FoundCandidate>

/** Who may see candidates. */
export const candidates = 'rh/gestion_du_recrutement/candidats'
