import { expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { useWorld } from '#platform/testing/world.ts'
import { interviewConfirmationCalls } from '../interview-confirmation.calls.ts'

const world = useWorld()

test('no number leads to an interview as long as nobody is invited', async () => {
  const candidate = as(visitor(world.app))
  await world.client({ name: 'Serres du Layon' })
  const invitation = { clientName: 'serres-du-layon', interviewConfirmationNumber: 'MFRGGZDFMZTWQ2LK' }

  expect(await candidate.call(interviewConfirmationCalls.doesInterviewExists, invitation)).toEqual({ exists: false })
  expect(await candidate.call(interviewConfirmationCalls.getInterviewDetailsForConfirmation, invitation)).toEqual({
    outcome: 'unknown',
  })
  expect((await candidate.send(interviewConfirmationCalls.confirmInterview, invitation)).statusCode).toBe(404)
})
