import type { Site } from '#rh/workplaces/workplace.model.ts'

/** None of people who have no company yet. */
type Company = { companyId: string | null; name: string | null }

/** Company by company; a site bears the name of its company as long as there are several to choose among. */
export function sitesOfStaff<One extends Pick<Site, 'id' | 'name' | 'companyId'>>(
  sites: readonly One[],
  companies: readonly Company[],
  within: string | undefined,
) {
  const seen = companies.filter(({ companyId }) => companyId && (within === undefined || companyId === within))
  const told = seen.flatMap(({ companyId, name }) =>
    sites
      .filter(site => site.companyId === companyId)
      .map(site => ({ site, label: seen.length > 1 ? `${site.name} (${name})` : site.name })),
  )
  return {
    sites: told.map(({ site }) => site),
    choices: told.map(({ site, label }) => ({ value: site.id, label })),
  }
}
