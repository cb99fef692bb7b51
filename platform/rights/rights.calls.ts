import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import {
  Explanation,
  MatrixElement,
  OneScopeChange,
  PersonOfMatrix,
  RightEvent,
  RightsOfScope,
  RightsSaved,
  ScopeChange,
  ScopeKind,
} from './right.model.ts'

const byAdmins = { access: role('adminOfClient', 'managerOfCompany') } as const
const byAll = { access: role('adminOfClient', 'managerOfCompany', 'managerOfService') } as const
const edit = { ...byAdmins, method: 'POST', touches: 'everything', answer: RightsSaved } as const
const ceilings = z.strictObject({ clientId: idOf('platform.client') })

/**
 * The matrix of rights (platform-core, sections 6 and 7, under client/). Ceilings of the client by super admins, those
 * of companies by the admin of the client, grants of services and people by him and by the managers of their companies.
 * Nobody edits his own rights, nobody gives more than he holds.
 * 409 VERSION_CONFLICT holds the other person's changes in `changes`; 400 ABOVE_CEILING names each cell.
 */
export const rightsCalls = calls('platform/rights', {
  /** Rows of the matrix; every element that is not archived. */
  getMatrixElements: {
    method: 'GET',
    path: 'client/rights/elements',
    access: role('superAdmin', 'superDev', 'adminOfClient', 'managerOfCompany', 'managerOfService'),
    voice: 'none',
    answer: z.array(MatrixElement),
  },
  getRightsOfClient: {
    method: 'GET',
    path: 'client/getRightsOfClient/:clientId',
    access: role('superAdmin', 'adminOfClient'),
    input: ceilings,
    answer: RightsOfScope,
  },
  getRightsOfCompany: {
    ...byAdmins,
    method: 'GET',
    path: 'client/getRightsOfCompany/:companyId',
    input: z.strictObject({ companyId: idOf('platform.company') }),
    answer: RightsOfScope,
  },
  getRightsOfService: {
    ...byAdmins,
    method: 'GET',
    path: 'client/getRightsOfService/:serviceId',
    input: z.strictObject({ serviceId: idOf('platform.service') }),
    answer: RightsOfScope,
  },
  getRightsOfUser: {
    ...byAdmins,
    method: 'GET',
    path: 'client/getRightsOfUser/:userId',
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: RightsOfScope,
  },
  /** The companies of the client side by side. */
  getRightsOfCompanies: {
    method: 'GET',
    path: 'client/rights/companies',
    access: role('adminOfClient'),
    answer: z.array(RightsOfScope),
  },
  /** The living services of a company side by side. */
  getRightsOfServices: {
    ...byAdmins,
    method: 'GET',
    path: 'client/rights/services/:companyId',
    input: z.strictObject({ companyId: idOf('platform.company') }),
    answer: z.array(RightsOfScope),
  },
  /** The first 50, by name, of those whose rights one may read: to stand beside services, or to be copied from. */
  getPeopleOfMatrix: {
    ...byAdmins,
    method: 'GET',
    path: 'client/rights/people/:search?',
    input: z.strictObject({ search: z.string().trim().max(100).optional() }),
    answer: z.array(PersonOfMatrix),
  },
  editRightsOfClient: {
    method: 'POST',
    path: 'client/editRightsOfClient',
    access: role('superAdmin'),
    input: ceilings.extend({
      version: OneScopeChange.version,
      changes: OneScopeChange.changes,
      dryRun: OneScopeChange.dryRun,
    }),
    touches: 'everything',
    answer: RightsSaved,
  },
  editRightsOfCompany: {
    ...edit,
    access: role('adminOfClient'),
    path: 'client/editRightsOfCompany',
    input: z.strictObject(OneScopeChange),
  },
  editRightsOfService: { ...edit, path: 'client/editRightsOfService', input: z.strictObject(OneScopeChange) },
  editRightsOfUser: { ...edit, path: 'client/editRightsOfUser', input: z.strictObject(OneScopeChange) },
  /** Several columns together: all of them, or none. */
  editRights: {
    ...edit,
    path: 'client/rights/edit',
    input: z.strictObject({ scopes: z.array(ScopeChange).min(1).max(100), dryRun: z.boolean().optional() }),
  },
  explainRight: {
    ...byAll,
    method: 'GET',
    path: 'client/rights/explain/:userId/:elementId',
    input: z.strictObject({ userId: idOf('platform.user'), elementId: int32InText }),
    answer: Explanation,
  },
  /** The latest 200 events of a cell, the newest first. */
  getRightHistory: {
    ...byAdmins,
    method: 'GET',
    path: 'client/rights/history/:scope/:scopeId/:elementId',
    input: z.strictObject({
      scope: ScopeKind,
      scopeId: idOf('platform.company', 'platform.service', 'platform.user'),
      elementId: int32InText,
    }),
    answer: z.array(RightEvent),
  },
})
