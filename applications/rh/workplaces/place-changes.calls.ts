import { z } from 'zod'
import { manages, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Archived, Site, Subunit, Unit } from './workplace.model.ts'
import {
  firstStyle,
  NewSite,
  NewSubunit,
  NewUnit,
  SiteChange,
  SubunitChange,
  UnitChange,
} from './workplace-form.model.ts'

const sites = 'rh/gestion_du_personnel/sites'
const byId = (table: string) => z.strictObject({ id: idOf(table) })
const siteOnly = z.strictObject({ siteId: idOf('rh.site') })
const unityOnly = z.strictObject({ unityId: idOf('rh.unit') })
const subunitOnly = z.strictObject({ subunitId: idOf('rh.subunit') })

const touches = ['rh', 'platform/directory', 'platform/search', 'platform/to-do', 'platform/generated-documents']

/** How places are made, changed, archived and restored: two styles of address and body, one work behind both. */
export const placeChangesCalls = calls('rh/workplaces', {
  createSiteForCompany: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createSiteForCompany',
    access: writes(sites),
    input: z.strictObject({ site: firstStyle.newSite, companyId: idOf('platform.company') }),
    touches,
    answer: Site,
  },
  createSite: { method: 'POST', path: 'rh/sites', access: writes(sites), input: NewSite, touches, answer: Site },
  editSiteOfCompany: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editSiteOfCompany',
    access: writes(sites),
    input: z.strictObject({ site: firstStyle.siteChange }),
    touches,
    answer: Site,
  },
  editSite: { method: 'PUT', path: 'rh/sites', access: writes(sites), input: SiteChange, touches, answer: Site },

  createUnitOfSite: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createUnitOfSite',
    access: writes(sites),
    input: z.strictObject({ unit: firstStyle.newUnit }),
    touches,
    answer: Unit,
  },
  createUnit: { method: 'POST', path: 'rh/units', access: writes(sites), input: NewUnit, touches, answer: Unit },
  /** A unit moves to another site of its company: who works there follows it from that day on. */
  editUnitOfSite: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editUnitOfSite',
    access: writes(sites),
    input: z.strictObject({ unit: firstStyle.unitChange }),
    touches,
    answer: Unit,
  },
  editUnit: { method: 'PUT', path: 'rh/units', access: writes(sites), input: UnitChange, touches, answer: Unit },

  createSubunitOfUnit: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createSubunit',
    access: writes(sites),
    input: z.strictObject({ subunit: firstStyle.newSubunit }),
    touches,
    answer: Subunit,
  },
  createSubunit: {
    method: 'POST',
    path: 'rh/subunits',
    access: writes(sites),
    input: NewSubunit,
    touches,
    answer: Subunit,
  },
  editSubunitOfUnit: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editSubunit',
    access: writes(sites),
    input: z.strictObject({ subunit: firstStyle.subunitChange }),
    touches,
    answer: Subunit,
  },
  editSubunit: {
    method: 'PUT',
    path: 'rh/subunits',
    access: writes(sites),
    input: SubunitChange,
    touches,
    answer: Subunit,
  },

  archiveSite: {
    method: 'POST',
    path: 'rh/gestionPersonnel/archiveSite',
    access: manages(sites),
    input: siteOnly,
    touches,
    answer: Archived,
  },
  archiveUnity: {
    method: 'POST',
    path: 'rh/gestionPersonnel/archiveUnity',
    access: manages(sites),
    input: unityOnly,
    touches,
    answer: Archived,
  },
  archiveSubunit: {
    method: 'POST',
    path: 'rh/gestionPersonnel/archiveSubunit',
    access: manages(sites),
    input: subunitOnly,
    touches,
    answer: Archived,
  },
  deleteSite: {
    method: 'DELETE',
    path: 'rh/sites/:id',
    access: manages(sites),
    input: byId('rh.site'),
    touches,
    answer: Archived,
  },
  deleteUnit: {
    method: 'DELETE',
    path: 'rh/units/:id',
    access: manages(sites),
    input: byId('rh.unit'),
    touches,
    answer: Archived,
  },
  deleteSubunit: {
    method: 'DELETE',
    path: 'rh/subunits/:id',
    access: manages(sites),
    input: byId('rh.subunit'),
    touches,
    answer: Archived,
  },

  restoreSiteOfCompany: {
    method: 'POST',
    path: 'rh/gestionPersonnel/restoreSite',
    access: manages(sites),
    input: siteOnly,
    touches,
    answer: Site,
  },
  restoreUnity: {
    method: 'POST',
    path: 'rh/gestionPersonnel/restoreUnity',
    access: manages(sites),
    input: unityOnly,
    touches,
    answer: Unit,
  },
  restoreSubunitOfUnit: {
    method: 'POST',
    path: 'rh/gestionPersonnel/restoreSubunit',
    access: manages(sites),
    input: subunitOnly,
    touches,
    answer: Subunit,
  },
  restoreSite: {
    method: 'POST',
    path: 'rh/sites/restore',
    access: manages(sites),
    input: byId('rh.site'),
    touches,
    answer: Site,
  },
  restoreUnit: {
    method: 'POST',
    path: 'rh/units/restore',
    access: manages(sites),
    input: byId('rh.unit'),
    touches,
    answer: Unit,
  },
  restoreSubunit: {
    method: 'POST',
    path: 'rh/subunits/restore',
    access: manages(sites),
    input: byId('rh.subunit'),
    touches,
    answer: Subunit,
  },
})
