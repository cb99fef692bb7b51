import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { contractTerms } from '#rh/testing/contract-terms.ts'
import { employer, hiring } from '#rh/testing/declare.ts'
import { openMsa } from '#simulators/msa/open-msa.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import type { BulkLine } from '../dpae.model.ts'

const world = useOwnWorld()
const dpae = 'rh/gestion_du_personnel/dpae'
const many = 200

const linesOf = (payload: string) =>
  payload
    .split('\n')
    .filter(line => line.startsWith('data: {'))
    .map(line => JSON.parse(line.slice('data: '.length)) as BulkLine)

test('two hundred declarations leave at once: those that are refused are named, and a second go makes none twice', async () => {
  const msa = await openMsa({ pollsBeforeAnswer: 0, now: () => world.clock.now() })
  world.simulated.msa = msa.address
  const serres = await world.client()
  await employer(world, serres)
  const marie = await world.person({ in: serres, rights: { [dpae]: 2 } })
  const terms = await contractTerms(world, serres)
  const contractIds: string[] = []
  for (let place = 0; place < many; place += 1) {
    const name = place < 3 ? 'TESTREJET' : place === 3 ? 'TESTCOUPURE' : 'TESTA'
    const { contractId } = await hiring(world, serres, {
      name,
      terms,
      nir: null,
      dateOfBirth: `19${60 + (place % 40)}-0${1 + (place % 9)}-${10 + (place % 19)}`,
      firstname: `Anne${'abcdefghij'[place % 10]}`,
      in: 1 + (place % 7),
      time: `${10 + (place % 10)}:${10 + (place % 49)}`,
    })
    contractIds.push(contractId)
  }

  const first = linesOf((await as(marie).send(dpaeCalls.sendDpaesInBulk, { contractIds })).body)

  const ends = first.filter(({ isLast }) => isLast)
  expect(ends).toHaveLength(many)
  const refused = ends.filter(({ ok }) => !ok)
  expect(refused.map(({ id }) => id).toSorted()).toEqual(contractIds.slice(0, 3).toSorted())
  expect(refused.map(({ error }) => error)).toEqual(Array(3).fill('Numero de securite sociale invalide'))
  const { total } = await as(marie).call(dpaeCalls.getDpaeList, { page: 0, size: 10, tab: 'accepted' })
  expect(total).toBe(many - 3)
  const deposits = msa.deposits().length
  expect(deposits).toBe(many)

  const again = linesOf((await as(marie).send(dpaeCalls.sendDpaesInBulk, { contractIds: contractIds.slice(3) })).body)

  expect(again.every(({ ok }) => ok)).toBe(true)
  expect(msa.deposits()).toHaveLength(deposits)
  await msa.close()
})
