import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Site, Unit } from './workplace.model.ts'

const readsPlaces = reads('rh/gestion_du_personnel/sites', 'rh/gestion_du_personnel/salaries')

/** Sites, units and subunits of a company, read (hr-and-workshop, section 7). */
export const workplacesCalls = calls({
  getActiveSitesOfCompany: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getActiveSitesOfCompany/:companyId',
    access: readsPlaces,
    input: z.strictObject({ companyId: z.uuid() }),
    answer: z.array(Site),
  },
  getUnitiesOfSite: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getUnitiesOfSite/:siteId',
    access: readsPlaces,
    input: z.strictObject({ siteId: z.uuid() }),
    answer: z.array(Unit),
  },
  getUnities: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getUnities',
    access: readsPlaces,
    answer: z.array(Unit),
  },
})
