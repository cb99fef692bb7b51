import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { blockings } from '#rh/employee-documents/document-kind.model.ts'

/** Whether a paper still holds; `expiring` from the earliest of the days at which its kind has people told. */
export const deadlineStates = ['expired', 'expiring', 'valid'] as const
export const DeadlineState = z.enum(deadlineStates)
export type DeadlineState = z.output<typeof DeadlineState>

/** Days before the end under which a paper is in a hurry, whatever its kind says. */
export const hurryDays = 30

/** How far ahead one looks: days. */
export const withinChoices = [30, 60, 90, 180, 365] as const
export const usualWithin = 90

/** A paper that ends, of somebody who works here or comes back. */
export const ExpirableDocument = z.object({
  id: idOf('rh.employee_document'),
  employeeId: idOf('rh.employee'),
  firstname: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  /** Code of the kind, and what the client calls it. */
  kind: z.string(),
  kindLabel: z.string(),
  documentName: z.string().nullable(),
  /** That of a sensitive kind is masked but for its end. */
  identificationNumber: z.string().nullable(),
  startingDate: z.iso.date().nullable(),
  expirationDate: z.iso.date(),
  /** Negative once it has ended. */
  daysLeft: z.int(),
  state: DeadlineState,
  blocks: z.enum(blockings),
  /** When the next one was asked of the person, as long as that link lives. */
  askedAt: z.string().nullable(),
  can: z.object({ renew: z.boolean() }),
})
export type ExpirableDocument = z.output<typeof ExpirableDocument>
