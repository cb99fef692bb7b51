import { z } from 'zod'

/** Somebody who once asked for a job, as a search names him. */
export const FoundCandidate = z.object({
  id: z.uuid(),
  title: z.enum(['mr', 'mrs']).nullable(),
  firstname: z.string(),
  name: z.string(),
  mail: z.string().nullable(),
  cellPhoneNumber: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  language: z.string(),
  /** His file among the staff, once he has one. */
  employeeId: z.uuid().nullable(),
})
export type FoundCandidate = z.output<typeof FoundCandidate>

/** Who may see candidates. */
export const candidates = 'rh/gestion_du_recrutement/candidats'
