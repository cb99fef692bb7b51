import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { jobOffersCalls } from './job-offers.calls.ts'

const criteria = (here: Here) => {
  const site = here.row('rh.site', ({ archived_at }) => archived_at === null)
  return {
    companyId: String(site?.company_id ?? here.id('platform.company')),
    positionId: here.id('rh.position', ({ archived_at }) => archived_at === null),
    siteId: String(site?.id ?? here.id('rh.site')),
    family: 'seasonal',
    posts: 4,
    startsOn: '2035-03-01',
    weeklyHours: 35,
    payMin: 30,
  } as const
}
const offer = (here: Here, ...states: string[]) => ({
  id: here.id('rh.job_offer', ({ status }) => states.length === 0 || states.includes(String(status))),
})

export const jobOffersExamples: Examples<typeof jobOffersCalls> = {
  createJobOffer: criteria,
  saveOfferCriteria: here => ({ ...offer(here), criteria: criteria(here) }),
  saveOfferDescription: here => ({
    ...offer(here),
    description: { texts: { fr: { title: 'Cueillette (H/F)', missions: 'Cueillir.' } } },
  }),
  saveOfferDiffusion: here => ({ ...offer(here), diffusion: { channels: ['site'], sources: ['boulangerie'] } }),
  publishJobOffer: here => offer(here, 'draft', 'paused'),
  pauseJobOffer: here => offer(here, 'published'),
  closeJobOffer: here => offer(here, 'published', 'paused'),
  archiveJobOffer: here => offer(here, 'closed', 'draft'),
  getOfferPoster: here => ({ id: here.id('rh.job_offer', ({ status }) => status === 'published') }),
}
