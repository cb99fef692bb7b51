import { Refusal } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { placeChangesCalls } from './place-changes.calls.ts'
import { archivePlace, restorePlace } from './server/archive-place.ts'
import type { Changing } from './server/changing.ts'
import { siteById, subunitById, unitById } from './server/workplaces.queries.ts'
import { createSite, editSite } from './server/write-site.ts'
import { createSubunit, editSubunit } from './server/write-subunit.ts'
import { createUnit, editUnit } from './server/write-unit.ts'

export const placeChangesServer = rhAnswers(placeChangesCalls, {
  createSite,
  createSiteForCompany: (given, { site, companyId }) => asSent('site', createSite(given, { ...site, companyId })),
  editSite,
  editSiteOfCompany: (given, { site }) => asSent('site', editSite(given, site)),

  createUnit,
  createUnitOfSite: (given, { unit }) => asSent('unit', createUnit(given, unit)),
  editUnit,
  editUnitOfSite: (given, { unit }) => asSent('unit', editUnit(given, unit)),

  createSubunit,
  createSubunitOfUnit: (given, { subunit }) => asSent('subunit', createSubunit(given, subunit)),
  editSubunit,
  editSubunitOfUnit: (given, { subunit }) => asSent('subunit', editSubunit(given, subunit)),

  archiveSite: (given, { siteId }) => archivePlace(given, 'site', siteId),
  archiveUnity: (given, { unityId }) => archivePlace(given, 'unit', unityId),
  archiveSubunit: (given, { subunitId }) => archivePlace(given, 'subunit', subunitId),
  deleteSite: (given, { id }) => archivePlace(given, 'site', id),
  deleteUnit: (given, { id }) => archivePlace(given, 'unit', id),
  deleteSubunit: (given, { id }) => archivePlace(given, 'subunit', id),

  restoreSite: (given, { id }) => restoreSite(given, id),
  restoreSiteOfCompany: (given, { siteId }) => restoreSite(given, siteId),
  restoreUnit: (given, { id }) => restoreUnit(given, id),
  restoreUnity: (given, { unityId }) => restoreUnit(given, unityId),
  restoreSubunit: (given, { id }) => restoreSubunit(given, id),
  restoreSubunitOfUnit: (given, { subunitId }) => restoreSubunit(given, subunitId),
})

async function restoreSite(given: Changing, id: string) {
  await restorePlace(given, 'site', id)
  return siteById(given.db, id)
}

async function restoreUnit(given: Changing, id: string) {
  await restorePlace(given, 'unit', id)
  return unitById(given.db, id)
}

async function restoreSubunit(given: Changing, id: string) {
  await restorePlace(given, 'subunit', id)
  return subunitById(given.db, id)
}

const spellings: Record<string, string> = { siteId: 'SiteId', unitId: 'UniteId' }

/** The first style holds the fields in an object, under its own spelling: a refusal names them as they were sent. */
const asSent = <Answer>(held: string, answer: Promise<Answer>) =>
  answer.catch((failure: unknown) => {
    if (!(failure instanceof Refusal) || !failure.fields) throw failure
    const fields = failure.fields.map(error => ({
      ...error,
      field: `${held}.${spellings[error.field] ?? error.field}`,
    }))
    throw new Refusal(failure.status, failure.code, failure.label, { fields })
  })
