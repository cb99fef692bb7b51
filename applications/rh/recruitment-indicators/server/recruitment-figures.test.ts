import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { andrei, answerTo, everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { recruitmentIndicatorsCalls } from '../recruitment-indicators.calls.ts'

const world = useWorld()

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
