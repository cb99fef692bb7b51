import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import type { TestClient, TestPerson, World } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'

const module = 'rh/gestion_du_recrutement'

/** All that recruitment asks, and the staff to hire into. */
export const everyRightOfRecruitment: Record<string, Level> = {
  [`${module}/creation_candidat`]: 2,
  [`${module}/candidats`]: 3,
  [`${module}/candidatures`]: 3,
  [`${module}/candidatures#decision`]: 2,
  [`${module}/entretiens`]: 3,
  [`${module}/indicateurs`]: 1,
  'rh/gestion_du_personnel/salaries': 2,
}

export const salma = {
  title: 'mrs' as const,
  firstname: 'Salma',
  name: 'Ouazzani',
  mail: 'salma@essai.example',
  cellPhoneNumber: '06 11 22 33 44',
}
export const andrei = { firstname: 'Andrei', name: 'Rusu', mail: 'andrei@essai.example', cellPhoneNumber: null }

/** Somebody registered by hand, with his application. */
export async function register(person: TestPerson, more: object = {}) {
  const said = { ...salma, ...more }
  const { application, candidate } = await as(person).call(candidateApplicationsCalls.createCandidate, said)
  return { id: application?.id as string, candidateId: candidate?.id as string }
}

/** The status of an answer with what it says. */
export async function answerTo(person: TestPerson, call: Call, input: object) {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { status: statusCode, ...(statusCode === 204 ? {} : json()) }
}

/** A site of the first company and a position, as a hiring names them. */
export const placeToHireAt = (world: World, client: TestClient) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    const site = { name: 'Serre Nord', color: '#1F7A4D', companyId: client.companies[0]?.id as string }
    const { id: hiringSite } = await db.insertInto('rh.site').values(site).returning('id').executeTakeFirstOrThrow()
    const position = { name: 'Cueilleur' }
    const { id } = await db.insertInto('rh.position').values(position).returning('id').executeTakeFirstOrThrow()
    return { hiringSite, hiringPosition: id }
  })
