import { rhAnswers } from '#rh/rh-db.ts'
import { assignGroupsOfPlace } from './server/assign-groups-of-place.ts'
import { authorizedSites } from './server/authorized-sites.ts'
import { foundPlace } from './server/found-place.ts'
import { pageOfSites } from './server/page-of-sites.queries.ts'
import { peopleOfPlace } from './server/people-of-place.queries.ts'
import { reachOf, requireReadable, sites } from './server/reach.ts'
import { treeOfPlaces } from './server/tree-of-places.queries.ts'
import {
  activeSites,
  companyOfSite,
  siteById,
  subunitById,
  unitById,
  unitsOfCompanies,
  unitsOfSite,
} from './server/workplaces.queries.ts'
import { workplacesCalls } from './workplaces.calls.ts'

export { placeChangesServer } from './place-changes.server.ts'
export { holdPlaces } from './server/lock-places.ts'
export { type LivingPlace, livingPlaces } from './server/living-places.queries.ts'
export { insertAssignments } from './server/write-assignments.ts'

export const workplacesServer = rhAnswers(workplacesCalls, {
  getActiveSitesOfCompany: async ({ db, rights }, { companyId }) => {
    requireReadable(await reachOf(rights), companyId)
    return activeSites(db, [companyId])
  },

  getPaginatedSitesOfCompany: async ({ db, rights }, asked) => {
    const reach = await reachOf(rights)
    requireReadable(reach, asked.companyId)
    return pageOfSites(db, reach, asked)
  },

  getUnitiesOfSite: async ({ db, rights }, { siteId }) => {
    requireReadable(await reachOf(rights), await companyOfSite(db, siteId))
    return unitsOfSite(db, siteId)
  },

  getUnities: async ({ db, rights }) => unitsOfCompanies(db, (await reachOf(rights)).companyIds),

  getSiteById: async (given, { siteId }) => {
    const { path, can } = await foundPlace(given, 'site', siteId)
    return { ...(await siteById(given.db, siteId)), path, can }
  },

  getUnitById: async (given, { unitId }) => {
    const { companyId, path, can } = await foundPlace(given, 'unit', unitId)
    return { ...(await unitById(given.db, unitId)), companyId, path, can }
  },

  getSubunitById: async (given, { subunitId }) => {
    const { companyId, siteId, path, can } = await foundPlace(given, 'subunit', subunitId)
    return { ...(await subunitById(given.db, subunitId)), companyId, siteId, path, can }
  },

  getAuthorizedSitesOfUser: (given, { userId }) => authorizedSites(given, userId),

  getTreeOfPlaces: async ({ db, rights }, { archived }) => treeOfPlaces(db, await rights.perimeter(sites), archived),

  assignGroupsOfPlace,

  getPeopleOfPlace: ({ db, rights }, asked) => peopleOfPlace(db, rights, asked),
})
