import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { activeSitesOfCompany, companyOfSite, unitsOfCompanies, unitsOfSite } from './server/workplaces.queries.ts'
import { workplacesCalls } from './workplaces.calls.ts'

const elements = ['rh/gestion_du_personnel/sites', 'rh/gestion_du_personnel/salaries']

/** Companies whose places the caller may read, by either element. */
async function readableCompanies(rights: Rights): Promise<string[]> {
  const perimeters = await Promise.all(elements.map(element => rights.perimeter(element)))
  return [...new Set(perimeters.flatMap(perimeter => [...perimeter.byCompany.keys()]))]
}

const requireReadable = async (rights: Rights, companyId: string | undefined) => {
  if (!companyId || !(await readableCompanies(rights)).includes(companyId)) throw notFound()
}

export const workplacesServer = rhAnswers(workplacesCalls, {
  getActiveSitesOfCompany: async ({ db, rights }, { companyId }) => {
    await requireReadable(rights, companyId)
    return activeSitesOfCompany(db, companyId)
  },

  getUnitiesOfSite: async ({ db, rights }, { siteId }) => {
    await requireReadable(rights, await companyOfSite(db, siteId))
    return unitsOfSite(db, siteId)
  },

  getUnities: async ({ db, rights }) => unitsOfCompanies(db, await readableCompanies(rights)),
})
