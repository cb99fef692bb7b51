import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { andrei, everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { candidatesCalls } from '../candidates.calls.ts'
import { forgetCandidatesJob } from '../candidates.server.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

test('somebody refused is emptied with his bytes after three months, whoever agreed to stay only after his day', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  const [salma, other] = [await register(marie), await register(marie, andrei)]
  const { candidateId } = salma
  const cv = { file: [new File(['%PDF-1.7'], 'cv.pdf')] }
  await as(marie).sendForm(candidatesCalls.uploadResume, { candidateId }, cv)
  const [{ storageKey }] = (await world.inClient(serres, db =>
    db.selectFrom('kernel.file').select('storageKey').execute(),
  )) as [{ storageKey: string }]
  const move = (id: string, status: 'refused' | 'pool', data: object) =>
    as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId: id,
      status,
      candidateApplicationData: data,
    })
  await move(salma.id, 'refused', { refusalReason: 'filled', immediateSending: true })
  await move(other.id, 'pool', { consentUntil: day(200) })
  const night = () => forgetCandidatesJob.run({ ...world.ground, databases: world.databases }, {})
  const left = async () => {
    const later = await world.signIn(marie)
    return (await as(later).call(candidatesCalls.getCandidates, {})).map(({ name }) => name)
  }

  world.clock.advance({ hours: 24 * 60 })
  await night()
  expect(await left()).toEqual(['Ouazzani', 'Rusu'])
  world.clock.advance({ hours: 24 * 40 })
  await night()
  expect(await left()).toEqual(['Rusu'])
  await expect(Array.fromAsync(world.files.read(storageKey))).rejects.toThrow()
})
