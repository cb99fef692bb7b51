import { useState } from 'react'
import { ApiError } from '#kernel/web/api-error.ts'
import { fetchCall } from '#kernel/web/fetch-call.ts'
import { beginSaving } from '#kernel/web/savings.ts'
import { type ContractInFull, type Saving, type SavingStep, savingSteps } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { askedFor, createContract, makeDocument, type Written } from './make-contract.ts'
import type { TypedContract } from './typed-contract.ts'

/** A step as it is shown: those of the contract, and the one that is on its way. */
export type ShownStep = Saving[SavingStep] | 'running'
export type Progress = { steps: Record<SavingStep, ShownStep>; failure: string | null }

type About = { employeeId: string; contract: ContractInFull | null; writesPay: boolean }

const stays = { staysOnPage: true } as const
const nothingDone: Record<SavingStep, ShownStep> = {
  saveContract: 'pending',
  generatePdf: 'pending',
  storeFile: 'pending',
  updateContact: 'pending',
}

/**
 * Saves a contract by its four steps (hr-and-workshop, section 4). A step that fails leaves the following undone, and
 * they are taken up again where they stopped: nothing is saved twice.
 */
export function useSaveContract({ employeeId, contract, writesPay }: About) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [kept, setKept] = useState<Written | null>(null)

  const show = (step: SavingStep, state: ShownStep, failure: string | null = null) =>
    setProgress(former => {
      const steps = { ...(former?.steps ?? nothingDone), [step]: state }
      if (state === 'failed')
        for (const later of savingSteps.slice(savingSteps.indexOf(step) + 1)) steps[later] = 'incompleted'
      return { steps, failure }
    })

  const take = async <Result>(step: SavingStep, work: () => Promise<Result>): Promise<Result> => {
    show(step, 'running')
    try {
      const result = await work()
      show(step, 'completed')
      return result
    } catch (failure) {
      show(step, 'failed', failure instanceof ApiError ? failure.message : String(failure))
      throw failure
    }
  }

  /** What follows the first step, wherever it stopped. */
  const finish = (written: Written) => makeDocument(written, take, setKept)

  const keepingOthersWaiting = async (work: () => Promise<ContractInFull>) => {
    const saving = beginSaving()
    try {
      const saved = await work()
      saving.end()
      return saved
    } catch (failure) {
      saving.end(failure)
      throw failure
    }
  }

  const overwrite = async ({ id, version }: ContractInFull, typed: TypedContract): Promise<Written> => {
    const asked = askedFor(employeeId, typed, writesPay)
    const { contract: saved } = await fetchCall(
      contractsCalls.editEmploymentContract,
      { ...asked, contract: { ...asked.contract, id, version } },
      stays,
    )
    return { contract: saved, typed, documentId: null }
  }

  /** Rejects with what the first step was refused for; a later one is shown and waits to be tried again. */
  async function save(typed: TypedContract): Promise<ContractInFull | null> {
    setProgress(null)
    const next = await take('saveContract', () =>
      contract ? overwrite(contract, typed) : createContract(employeeId, typed, writesPay),
    ).catch(failure => {
      setProgress(null)
      throw failure
    })
    setKept(next)
    return finish(next).catch(() => null)
  }

  const retry = async () => {
    if (!kept) return null
    return keepingOthersWaiting(() => finish(kept)).catch(() => null)
  }

  return { save, retry, progress, saved: kept?.contract ?? null }
}
