import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import type { Check } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { judgedOf } from './typed-contract.ts'

/** Milliseconds without a letter before the rules are asked. */
const pause = 350

type About = { employeeId: string; contractId: string | null; writesPay: boolean }

/** What the rules say of the contract in the form, as soon as the typing rests. */
export function useChecks({ employeeId, contractId, writesPay }: About) {
  const { contract, isBegun, ...draft } = useTypedDraft(writesPay)
  const asked = { ...draft, contract: { ...contract, ...(contractId && { id: contractId }) }, employee: employeeId }
  const { data, error } = useCall(contractsCalls.checkContractDraft, useRested(asked), {
    staysOnPage: true,
    keepsFormer: true,
    enabled: isBegun,
  })
  return { checks: isBegun ? data : undefined, hasFailed: error !== null && error !== undefined }
}

/** What of the form can be judged, and whether that is worth asking. */
export function useTypedDraft(writesPay: boolean) {
  const typed = useWatch()
  const configuration = DpaeConfiguration.safeParse(typed.dpaeConfiguration)
  return {
    contract: judgedOf(typed as never, writesPay),
    ...(configuration.success && { dpaeConfiguration: configuration.data }),
    isBegun: Boolean(typed.typeOfContract && typed.hiringDate),
  }
}

/** A value once it has not changed for a moment. */
export function useRested<Value>(given: Value): Value {
  const value = JSON.stringify(given)
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return JSON.parse(rested)
}

/** The words of the rules about a field, the gravest first. */
export const saidOf = (checks: readonly Check[] | undefined, field: string) =>
  checks?.find(check => check.field === field)?.message
