import type { Call } from '#kernel/shared/call.ts'
import type { List } from '#kernel/shared/list.ts'
import { useList } from '#kernel/web/kit/use-list.ts'
import { externalWorkersCalls, registerCalls } from '../register.calls.ts'

/** The lists of the page of a register share its tabs. */
const useListOfPage = <L extends List>(call: Call & { list: L }) =>
  useList(call, { module: 'rh.register', usualTab: 'staff', usualSize: 25 })

export const useRegisterList = () => useListOfPage(registerCalls.getPageOfRegister)
export type RegisterList = ReturnType<typeof useRegisterList>

export const useExternalWorkerList = () => useListOfPage(externalWorkersCalls.getExternalWorkers)
