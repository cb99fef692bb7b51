import { describe, expect, it } from 'vitest'
import { noteRequest, recentRequests } from './recent-requests.ts'
import { enterAs, leave } from './session.ts'

const call = (path: string) => ({ method: 'GET', path }) as const
const answered = (status: number, requestId: string) =>
  new Response('', { status, headers: { 'x-request-id': requestId } })

describe('the last calls', () => {
  it('are told by their name, their end and their number, twenty at most', () => {
    for (let index = 1; index <= 25; index += 1) noteRequest(call(`employees/:id`), answered(200, `r${index}`))
    noteRequest(call('rh/list/:search?'))

    const told = recentRequests()

    expect(told).toHaveLength(20)
    expect(told.at(0)).toEqual({ call: 'GET employees/:id', status: 200, requestId: 'r7' })
    expect(told.at(-1)).toEqual({ call: 'GET rh/list/:search?', status: 0, requestId: null })
  })

  it('are forgotten with the session', () => {
    const marie = {
      id: 'm',
      firstname: 'Marie',
      name: 'Caron',
      mail: 'm@essai.example',
      jobtitle: null,
      avatar: null,
    } as const
    enterAs(
      { ...marie, type: 'sun', superDev: false, superAdmin: false, adminOfClient: false, language: 'fr' },
      null,
      'c',
    )
    noteRequest(call('employees/:id'), answered(200, 'r1'))

    leave(null)

    expect(recentRequests()).toEqual([])
  })
})
