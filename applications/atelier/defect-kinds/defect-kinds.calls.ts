import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { DefectKind, defectKindFields } from './defect-kind.model.ts'

const { id, companyId, validTo, version } = DefectKind.shape
const byConfigurator = { access: role('adminOfClient', 'configurator') } as const
const writing = { ...byConfigurator, answer: DefectKind, touches: ['atelier'] } as const

/** The defects by which a company names what it downgrades and wastes (component *Qualité* 52; design of fabrication, section 2). */
export const defectKindsCalls = calls('atelier/defect-kinds', {
  /** Those in use first. 404 of a company that the caller does not set up in this. */
  getDefectKinds: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/defectKinds/:companyId',
    input: z.strictObject({ companyId }),
    answer: z.array(DefectKind),
  },
  /** 400 at the name of one that is in use on one of its days. */
  addDefectKind: {
    ...writing,
    method: 'POST',
    path: 'configuration/defectKinds',
    status: 201,
    input: z.strictObject({ companyId, ...defectKindFields }),
  },
  /** Its last day; without one it goes on. 400 `validTo` before its first day; 409 VERSION_CONFLICT */
  endDefectKind: {
    ...writing,
    method: 'PUT',
    path: 'configuration/defectKinds/:id/end',
    input: z.strictObject({ id, validTo, version }),
  },
})
