import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signedIn as anybodySignedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { marie } from '#kernel/testing/marie.ts'
import { signedIn, signOut } from '../session.ts'
import { deviceStore } from './device-store.ts'
import { keepAnswersOnDevice } from './device-marks.ts'
import { fetchMaybeKept } from './fetch-maybe-kept.ts'
import { startOffline } from './start-offline.ts'

const { read } = calls('trial/line', {
  read: {
    method: 'GET',
    path: 'line/:id',
    access: anybodySignedIn(),
    input: z.object({ id: z.string() }),
    answer: z.any(),
  },
})

let isCut = false
beforeEach(() => {
  isCut = false
  signedIn(marie)
  vi.stubGlobal('fetch', async (url: string) => {
    if (isCut) throw new TypeError('Failed to fetch')
    return Response.json({ told: url })
  })
})
afterEach(() => vi.unstubAllGlobals())

const asked = (id: string) => fetchMaybeKept(read, { id })
const allKept = async () => (await deviceStore()).getAllKeys('answers')

test('a tablet that said so is told without network what it was told before, and nothing else', async () => {
  await asked('before')
  keepAnswersOnDevice()
  const told = await asked('one')
  isCut = true
  expect(await asked('one')).toEqual(told)
  await expect(asked('before')).rejects.toMatchObject({ code: 'NETWORK' })
  signedIn({ ...marie, userId: 'other', user: { ...marie.user, id: 'other' } })
  await expect(asked('one')).rejects.toMatchObject({ code: 'NETWORK' })
})

test('a sign-out leaves nothing of it on the device', async () => {
  await startOffline()
  keepAnswersOnDevice()
  await asked('one')
  expect(await allKept()).not.toEqual([])
  signOut()
  await vi.waitFor(async () => expect(await allKept()).toEqual([]))
})
