import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { rightsCalls } from './rights.calls.ts'
import type { ScopeKind } from './right.model.ts'
import { administeredBy } from './server/administered.queries.ts'
import { editRights } from './server/edit-rights.ts'
import { explainRight } from './server/explain-right.ts'
import { knownScopes, requireScope } from './server/known-scope.queries.ts'
import { columnsOf, type Knowledge, type Looking } from './server/matrix-columns.ts'
import { matrixElements } from './server/matrix-elements.ts'
import { companyIdsOf, serviceIdsOf } from './server/living-scopes.queries.ts'
import { peopleOfMatrix } from './server/people-of-matrix.queries.ts'
import { eventsOfCell, withActors } from './server/right-events.queries.ts'

export { accessTypesServer } from './access-types.server.ts'
export { rightDelegationsServer } from './right-delegations.server.ts'
export { type Administered, administeredBy, officeIn } from './server/administered.queries.ts'
export { companiesReadBy } from './server/companies-read-by.ts'
export { delegationNews } from './server/delegation-letter.ts'
export { hasRole } from './server/has-role.ts'
export { heldBy } from './server/held-by.ts'
export { membersWithLevel, type Reach } from './server/members-with-level.ts'
export { requireWithinOwn, servicesBeyondOwn, servicesThatGive } from './server/places-beyond-own.ts'
export { type RememberedRights, rememberRights } from './server/remembered-rights.ts'
export { rightsOfMember } from './server/rights-of-member.ts'
export { lockRights } from './server/rights-lock.ts'
export { tellDelegationsJob } from './server/tell-delegations-job.ts'
export { type Concerned, tellRightsChanged } from './server/tell-rights-changed.ts'

export const rightsServer = (knowledge: Knowledge) => {
  const clientOf = ({ caller }: Looking) => {
    if (!caller.clientId) throw notFound()
    return caller.clientId
  }

  const columns = async (looking: Looking, scope: ScopeKind, ids: readonly string[]) => {
    const administered = await administeredBy(looking.db, looking.caller)
    const known = await knownScopes(looking, administered, scope, ids)
    return columnsOf(looking, knowledge, { administered, clientId: clientOf(looking) }, known)
  }

  const column = async (looking: Looking, scope: ScopeKind, scopeId: string) => {
    const [found] = await columns(looking, scope, [scopeId])
    if (!found) throw notFound()
    return found
  }

  return platformAnswers(rightsCalls, {
    getMatrixElements: async ({ language }) => matrixElements(knowledge.catalogue, language),

    getRightsOfClient: async (given, { clientId }) => {
      const administered = await administeredBy(given.db, given.caller)
      const known = await requireScope(given, administered, { scope: 'client', scopeId: clientId })
      const [found] = await columnsOf(given, knowledge, { administered, clientId }, [known])
      if (!found) throw notFound()
      return found
    },

    getRightsOfCompany: (given, { companyId }) => column(given, 'company', companyId),

    getRightsOfService: (given, { serviceId }) => column(given, 'service', serviceId),

    getRightsOfUser: (given, { userId }) => column(given, 'user', userId),

    getRightsOfCompanies: async given => columns(given, 'company', await companyIdsOf(given.db)),

    getRightsOfServices: async (given, { companyId }) => {
      await requireScope(given, await administeredBy(given.db, given.caller), { scope: 'company', scopeId: companyId })
      return columns(given, 'service', await serviceIdsOf(given.db, companyId))
    },

    getPeopleOfMatrix: async (given, { search }) =>
      peopleOfMatrix(given, await administeredBy(given.db, given.caller), search),

    editRightsOfClient: (given, { clientId, dryRun, ...edit }) =>
      editRights(given, knowledge, { clientId, scopes: [{ scope: 'client', scopeId: clientId, ...edit }], dryRun }),

    editRightsOfCompany: (given, { dryRun, ...edit }) =>
      editRights(given, knowledge, { clientId: clientOf(given), scopes: [{ scope: 'company', ...edit }], dryRun }),

    editRightsOfService: (given, { dryRun, ...edit }) =>
      editRights(given, knowledge, { clientId: clientOf(given), scopes: [{ scope: 'service', ...edit }], dryRun }),

    editRightsOfUser: (given, { dryRun, ...edit }) =>
      editRights(given, knowledge, { clientId: clientOf(given), scopes: [{ scope: 'user', ...edit }], dryRun }),

    editRights: (given, { scopes, dryRun }) =>
      editRights(given, knowledge, {
        clientId: clientOf(given),
        scopes: scopes.map((edit, index) => ({ ...edit, field: `scopes.${index}.` })),
        dryRun,
      }),

    explainRight: (given, asked) => explainRight(given, knowledge.catalogue, asked),

    getRightHistory: async (given, { scope, scopeId, elementId }) => {
      await requireScope(given, await administeredBy(given.db, given.caller), { scope, scopeId })
      return withActors(await eventsOfCell(given.db, { scope, scopeId }, elementId), given)
    },
  })
}
