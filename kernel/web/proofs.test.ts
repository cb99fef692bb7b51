import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { ApiError } from './api-error.ts'
import { proveBy, withProof } from './proofs.ts'

const refusal = (code: string) => new ApiError({ status: 409, code, message: 'Confirmez votre identité.' })

/** A call that the server refuses until the person has proved himself. */
function protectedCall(code = 'REAUTH_REQUIRED') {
  let made = 0
  return {
    times: () => made,
    make: async () => {
      made += 1
      if (!isProved) throw refusal(code)
      return 'fait'
    },
  }
}

let isProved: boolean
let stop: () => void
const asked: string[] = []

const answerWith = (answer: Promise<boolean> | boolean) => {
  stop = proveBy(async proof => {
    asked.push(proof)
    isProved = await answer
    return isProved
  })
}

beforeEach(() => {
  isProved = false
  asked.length = 0
  return () => stop()
})

test('a call that wants the person to prove himself is made again once he has', async () => {
  answerWith(true)
  const call = protectedCall()
  expect(await withProof(call.make)).toBe('fait')
  expect(call.times()).toBe(2)
})

test('calls refused together ask once, and all are made again', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  answerWith(promise)
  const answers = Promise.all([withProof(protectedCall().make), withProof(protectedCall().make)])
  await eventually(() => expect(asked).toEqual(['REAUTH_REQUIRED']))
  resolve(true)
  expect(await answers).toEqual(['fait', 'fait'])
})

test('who gives up is told so in plain words, and nothing is repeated', async () => {
  answerWith(false)
  const call = protectedCall('MFA_REQUIRED')
  await expect(withProof(call.make)).rejects.toMatchObject({
    code: 'GIVEN_UP',
    message: 'Rien n’a été fait : vous n’avez pas confirmé votre identité.',
  })
  expect(call.times()).toBe(1)
})

test('a refusal that was on its way while the person proved himself asks him nothing more', async () => {
  const { promise: late, reject: refuse } = Promise.withResolvers<string>()
  answerWith(true)
  const first = vi
    .fn(() => late)
    .mockReturnValueOnce(late)
    .mockResolvedValue('fait')
  const slow = withProof(first)
  await withProof(protectedCall().make)

  refuse(refusal('REAUTH_REQUIRED'))

  expect(await slow).toBe('fait')
  expect(asked).toHaveLength(1)
})

test('another conflict is left to the caller', async () => {
  answerWith(true)
  const conflict = refusal('VERSION_CONFLICT')
  await expect(withProof(() => Promise.reject(conflict))).rejects.toBe(conflict)
  expect(asked).toEqual([])
})
