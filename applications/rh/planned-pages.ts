import { plannedPage } from '#platform/shell/planned.web.ts'

const jobOffers = 'rh/job_offers/gestion'

/** Addresses of RH below an element, still to come. A page that gets built leaves this list for its feature's. */
export const plannedPages = [
  plannedPage('/RH/job_offers/gestion/create', jobOffers),
  plannedPage('/RH/job_offers/gestion/:id/edit', jobOffers),
]
