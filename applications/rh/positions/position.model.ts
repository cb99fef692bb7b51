import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { DeclaredDpae } from './dpae-configuration.model.ts'
import { medicalFollowUps } from './medical-follow-up.model.ts'

export const positionsElement = 'rh/gestion_du_personnel/postes'

const CspOfPosition = z.object({ code: z.string(), label: z.string() })

/** A position as choices show it. */
export const PositionLine = z.object({ id: idOf('rh.position'), name: z.string(), csp: CspOfPosition.nullable() })

export const Position = PositionLine.extend({
  description: z.string(),
  /** Empty: every company of the client. */
  companyIds: z.array(idOf('platform.company')),
  /** What it proposes to a contract. */
  typeOfContractId: idOf('rh.type_of_contract').nullable(),
  workTimeId: idOf('rh.work_time').nullable(),
  /** These two are told to those alone who may see pay. */
  coefficientId: idOf('rh.coefficient').nullable().optional(),
  salaryId: idOf('rh.salary').nullable().optional(),
  /** By code of the type of document. */
  documentModelIds: z.record(z.string(), z.string()),
  dpaeConfiguration: DeclaredDpae,
  medicalFollowUp: z.enum(medicalFollowUps),
  forbiddenUnder18: z.boolean(),
  archivedAt: z.string().nullable(),
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
  version: z.int32(),
})
export type Position = z.output<typeof Position>

/** In the list, with how many of the staff hold it today. */
export const PositionRow = Position.extend({ headcount: z.int() })
export type PositionRow = z.output<typeof PositionRow>

/** The companies for which the reader may write positions, and whether he may for all of them at once. */
export const PositionCompanies = z.object({
  everyCompany: z.boolean(),
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
})
export type PositionCompanies = z.output<typeof PositionCompanies>
