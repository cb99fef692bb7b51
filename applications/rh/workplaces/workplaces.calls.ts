import { z } from 'zod'
import { reads, signedIn, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  CompanyInTree,
  FoundSite,
  FoundSubunit,
  FoundUnit,
  GroupOfPlace,
  PersonOfPlace,
  Site,
  SiteRow,
  Unit,
} from './workplace.model.ts'

const sites = 'rh/gestion_du_personnel/sites'
const staff = 'rh/gestion_du_personnel/salaries'
const readsPlaces = reads(sites, staff)

const sitesByName = {
  sorts: ['name'],
  comparedSorts: ['city', 'headcount'],
  isSearched: true,
} as const satisfies List
const people = { sorts: ['name'], isSearched: true } as const satisfies List

/** Sites, units and subunits as they are read (hr-and-workshop, section 7). */
export const workplacesCalls = calls('rh/workplaces', {
  getActiveSitesOfCompany: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getActiveSitesOfCompany/:companyId',
    access: readsPlaces,
    input: z.strictObject({ companyId: idOf('platform.company') }),
    answer: z.array(Site),
  },
  getPaginatedSitesOfCompany: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPaginatedSitesOfCompany/:companyId/:state/:page/:size/:search?',
    access: reads(sites),
    list: sitesByName,
    input: z.strictObject({
      ...fieldsOf(sitesByName),
      companyId: idOf('platform.company'),
      state: z.enum(['active', 'archived', 'all']),
    }),
    answer: pageOf(SiteRow),
  },
  getUnitiesOfSite: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getUnitiesOfSite/:siteId',
    access: readsPlaces,
    input: z.strictObject({ siteId: idOf('rh.site') }),
    answer: z.array(Unit),
  },
  getUnities: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getUnities',
    access: readsPlaces,
    answer: z.array(Unit),
  },
  getSiteById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getSiteById/:siteId',
    access: readsPlaces,
    input: z.strictObject({ siteId: idOf('rh.site') }),
    answer: FoundSite,
  },
  getUnitById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getUnitById/:unitId',
    access: readsPlaces,
    input: z.strictObject({ unitId: idOf('rh.unit') }),
    answer: FoundUnit,
  },
  getSubunitById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getSubunitById/:subunitId',
    access: readsPlaces,
    input: z.strictObject({ subunitId: idOf('rh.subunit') }),
    answer: FoundSubunit,
  },
  /** Living sites of the companies whose places somebody reads: oneself, or one's own people (rights, section 12). */
  getAuthorizedSitesOfUser: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getAuthorizedSitesOfUser/:userId',
    access: signedIn(),
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: z.array(Site),
  },
  /** All the places that the caller reads at once, company by company, with how many work at each: for the tree. */
  getTreeOfPlaces: {
    method: 'GET',
    path: 'rh/workplaces/tree',
    access: reads(sites),
    input: z.strictObject({ archived: z.stringbool().default(false) }),
    answer: z.array(CompanyInTree),
  },
  /** Who works at a site, a unit or a subunit today, below it too. */
  getPeopleOfPlace: {
    method: 'GET',
    path: 'rh/workplaces/people/:placeId/:page/:size/:search?',
    access: reads(staff),
    list: people,
    input: z.strictObject({ ...fieldsOf(people), placeId: idOf('rh.site', 'rh.unit', 'rh.subunit') }),
    answer: pageOf(PersonOfPlace),
  },
  /**
   * Makes a contact belong to the groups of a place and of the places above it, and to no other place's: a group holds
   * who works there, so that he works there from this day on (docs/decisions/020).
   */
  assignGroupsOfPlace: {
    method: 'POST',
    path: 'rh/contact/assign/employee/groups',
    access: writes(staff),
    input: z.strictObject({
      contactId: idOf('platform.contact'),
      workplaceId: idOf('rh.site', 'rh.unit', 'rh.subunit'),
    }),
    touches: ['rh', 'platform/directory'],
    answer: z.object({ groups: z.array(GroupOfPlace), left: z.array(GroupOfPlace) }),
  },
})
