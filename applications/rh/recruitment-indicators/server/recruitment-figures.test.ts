import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { campaignsCalls } from '#rh/campaigns/campaigns.calls.ts'
import { campaignsElement } from '#rh/campaigns/campaigns-place.model.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { publishOffer, recruiterOf } from '#rh/testing/open-careers.ts'
import { andrei, answerTo, everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { recruitmentIndicatorsCalls } from '../recruitment-indicators.calls.ts'

const world = useOwnWorld()
const mondayFrom = (day: string) => {
  const date = Temporal.PlainDate.from(day)
  return date.add({ days: (8 - date.dayOfWeek) % 7 }).toString()
}

test('figures count applications where they stand, how long they stayed, and talks to come', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  const { id } = await register(marie)
  await register(marie, andrei)
  world.clock.advance({ hours: 48 })
  const later = await world.signIn(marie)
  const startAt = world.clock.now().add({ hours: 30 }).toString()
  await as(later).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId: id,
    status: 'interview_scheduled',
    candidateApplicationData: { interview: { startAt } },
  })

  const { funnel, interviews } = await as(later).call(recruitmentIndicatorsCalls.getRecruitmentFigures, {})
  expect(funnel.find(({ status }) => status === 'received')).toEqual({ status: 'received', count: 1, medianDays: 2 })
  expect(funnel.find(({ status }) => status === 'interview_scheduled')?.count).toBe(1)
  expect(interviews).toEqual({ today: 0, withinWeek: 1, unconfirmed: 1, noShowRate: null })
})

test('figures name the offers that still want people with the days left to apply, and the seasons ahead', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  const recruiter = await recruiterOf(world, serres)
  const { id, site } = await publishOffer(world, serres, recruiter)
  const day = (days: number) => world.clock.today().add({ days }).toString()
  await ask(world.installer, 'update rh.job_offer set closes_on = $2 where id = $1', [id, day(12)])
  const sophie = await world.person({ in: serres, rights: { [campaignsElement]: 2 }, allCompanies: true })
  const season = { name: 'Récolte', startsOn: day(30), endsOn: day(90), note: null }
  const campaign = await as(sophie).call(campaignsCalls.createCampaign, season)
  await as(sophie).call(campaignsCalls.createCampaign, {
    ...season,
    name: 'Passée',
    startsOn: day(-90),
    endsOn: day(-30),
  })
  await as(sophie).call(campaignsCalls.setCampaignNeeds, {
    id: campaign.id,
    version: campaign.version,
    needs: [{ siteId: site?.id as string, positionId: null, week: mondayFrom(day(30)), quantity: 20 }],
  })

  const { offersToFill, campaigns } = await as(marie).call(recruitmentIndicatorsCalls.getRecruitmentFigures, {})
  expect(offersToFill).toMatchObject([{ id, posts: 4, retained: 0, daysLeft: 12 }])
  expect(campaigns).toEqual([{ id: campaign.id, name: 'Récolte', needed: 20, people: 0, ready: 0 }])
})

test('are of a site or of an offer where one is named, as the list that they open', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  const { id: jobOfferId, site } = await publishOffer(world, serres, await recruiterOf(world, serres))
  const { id } = await register(marie)
  await register(marie, andrei)
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplication, { id, jobOfferId })
  const siteId = site?.id as string
  for (const narrowed of [{ siteId }, { offerId: jobOfferId }]) {
    const { funnel } = await as(marie).call(recruitmentIndicatorsCalls.getRecruitmentFigures, narrowed)
    expect(funnel.find(({ status }) => status === 'received')?.count).toBe(1)
  }
})

test('figures are closed to who has no right, and those of a neighbour count nobody', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  await register(marie)
  const bocage = await world.client({ name: 'Bocage' })
  const neighbour = await world.person({ in: bocage, rights: everyRightOfRecruitment, allCompanies: true })
  const paul = await world.person({ in: serres })
  expect(await answerTo(paul, recruitmentIndicatorsCalls.getRecruitmentFigures, {})).toMatchObject({ status: 403 })
  const { funnel } = await as(neighbour).call(recruitmentIndicatorsCalls.getRecruitmentFigures, {})
  expect(funnel.every(({ count }) => count === 0)).toBe(true)
})
