import { describe, test } from 'vitest'
import { walkThrough } from './walk-all.ts'

describe('whatever somebody of a client sends to RH', () => {
  const walked = walkThrough(({ call: { room } }) => room?.startsWith('rh/') === true)

  test('no byte of his neighbour is read, nor that he has such a row', walked.expectNothingRead)
  test('nothing of his neighbour is changed', walked.expectNothingChanged)
  test('every call is brought to an answer', walked.expectAnswers)
  test('the rooms that show what a call writes are those that it touches', walked.expectTouchedRooms)
})
