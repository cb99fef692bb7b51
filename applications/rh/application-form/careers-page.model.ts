/** Pages of the careers site below `/candidatures/{clientName}` (hr-and-workshop, section 2, and ours). */
const pages = [
  { page: 'welcome', path: /^$/ },
  { page: 'offer', path: /^\/offres\/[^/]+$/ },
  { page: 'follow-up', path: /^\/suivi\/[^/]+$/ },
  { page: 'sent', path: /^\/[^/]+@[^/]+\/applicationSent$/ },
  { page: 'form', path: /^\/[^/]+@[^/]+$/ },
] as const

export type CareersPage = (typeof pages)[number]['page']

/** Which page of the careers site stands at a path; undefined where there is none. */
export function careersPageAt(path: string): CareersPage | undefined {
  const rest = /^\/?candidatures\/[^/]+(.*?)\/?$/.exec(path)?.[1]
  return rest === undefined ? undefined : pages.find(({ path }) => path.test(rest))?.page
}
