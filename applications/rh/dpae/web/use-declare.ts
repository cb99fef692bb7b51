import { useState } from 'react'
import { ApiError } from '#kernel/web/api-error.ts'
import { fetchCall } from '#kernel/web/fetch-call.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeError } from '../dpae.model.ts'

export const declaringSteps = ['connect', 'send', 'follow', 'record', 'document'] as const
export type DeclaringStep = (typeof declaringSteps)[number]
export type StepShown = 'pending' | 'running' | 'completed' | 'failed' | 'incompleted'
export type Declaring = {
  steps: Record<DeclaringStep, StepShown>
  failure: string | null
  errors: readonly DpaeError[]
}

type Kept = { token?: string; fileId?: string; receiptNumber?: string }

const stays = { staysOnPage: true } as const
const nothingDone = Object.fromEntries(declaringSteps.map(step => [step, 'pending'])) as Declaring['steps']
/** After it the server goes on alone. */
const pollsAtMost = 14

const wait = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1_000))

/** What an organism objects to. */
class Rejected extends Error {
  readonly errors: readonly DpaeError[]

  constructor(errors: readonly DpaeError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.errors = errors
  }
}

/**
 * Declares a contract by the five steps (hr-and-workshop, section 4). One that fails is tried again where it stopped:
 * what was handed over is not handed over twice.
 */
export function useDeclare(contractId: string, waiting: string) {
  const [progress, setProgress] = useState<Declaring | null>(null)
  const [kept, setKept] = useState<Kept>({})

  const show = (
    step: DeclaringStep,
    state: StepShown,
    failure: string | null = null,
    errors: readonly DpaeError[] = [],
  ) =>
    setProgress(former => {
      const steps = { ...(former?.steps ?? nothingDone), [step]: state }
      if (state === 'failed')
        for (const later of declaringSteps.slice(declaringSteps.indexOf(step) + 1)) steps[later] = 'incompleted'
      return { steps, failure, errors }
    })

  const take = async <Result>(step: DeclaringStep, work: () => Promise<Result>): Promise<Result> => {
    show(step, 'running')
    try {
      const result = await work()
      show(step, 'completed')
      return result
    } catch (failure) {
      const words = failure instanceof ApiError || failure instanceof Error ? failure.message : String(failure)
      show(step, 'failed', words, failure instanceof Rejected ? failure.errors : [])
      throw failure
    }
  }

  const receiptOf = async (fileId: string) => {
    await wait(1)
    for (let polls = 0; polls < pollsAtMost; polls += 1) {
      const told = await fetchCall(dpaeCalls.monitorFileStatus, { fileId }, stays)
      if (told.status === 'rejected' || told.status === 'failed') throw new Rejected(told.errors)
      if (told.receiptNumber) return told.receiptNumber
      await wait(told.nextPollInSeconds ?? 1)
    }
    throw new Error(waiting)
  }

  const run = async (from: Kept) => {
    let known = from
    const keep = (more: Kept) => {
      known = { ...known, ...more }
      setKept(known)
    }
    if (!known.fileId) {
      const { token } = await take('connect', () => fetchCall(dpaeCalls.connectToMSAWebSite, { contractId }, stays))
      keep({ token })
      const sent = { token, data: null, contractId }
      keep(await take('send', () => fetchCall(dpaeCalls.sendDpaeDataToMSAWebSite, sent, stays)))
    }
    const fileId = known.fileId as string
    if (!known.receiptNumber) keep({ receiptNumber: await take('follow', () => receiptOf(fileId)) })
    const receiptNumber = known.receiptNumber as string
    await take('record', () => fetchCall(dpaeCalls.createDPAE, { contractId, receiptNumber, json: null }, stays))
    await take('document', () => fetchCall(dpaeCalls.createDPAEDocument, { contractId, data: null, fileId }, stays))
    setKept({})
  }

  const start = () => {
    setProgress({ steps: nothingDone, failure: null, errors: [] })
    void run({}).catch(() => undefined)
  }
  const retry = () => void run(kept).catch(() => undefined)
  return { progress, start, retry }
}
