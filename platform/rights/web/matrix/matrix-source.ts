import { useMemo } from 'react'
import { fetchCall, useCall, useSend } from '#kernel/web/api.ts'
import type { RightsOfScope, RightsSaved, ScopeChange } from '../../right.model.ts'
import { rightsCalls } from '../../rights.calls.ts'
import type { ChangedScope } from './matrix-changes.ts'

/** Where the columns of a matrix come from and where what is changed goes. */
export type MatrixSource = {
  scopes: readonly RightsOfScope[] | undefined
  error: Error | null
  retry: () => unknown
  /** What stands on the server now. */
  reload: () => Promise<readonly RightsOfScope[]>
  /** `dryRun` tells what would come of it and writes nothing. */
  send: (changes: readonly ChangedScope[], dryRun: boolean) => Promise<RightsSaved>
}

type Answer = {
  data: RightsOfScope | RightsOfScope[] | undefined
  error: Error | null
  refetch: (options: { throwOnError: boolean }) => Promise<{ data: RightsOfScope | RightsOfScope[] | undefined }>
}

function useSource({ data, error, refetch }: Answer, send: MatrixSource['send']): MatrixSource {
  const scopes = useMemo(() => data && [data].flat(), [data])
  const reload = async () => [(await refetch({ throwOnError: true })).data ?? []].flat()
  return { scopes, error: data ? null : error, retry: () => refetch({ throwOnError: false }), reload, send }
}

function useSendRights(): MatrixSource['send'] {
  const { send } = useSend(rightsCalls.editRights)
  return (changes, dryRun) => {
    const scopes = changes.filter((change): change is ScopeChange => change.scope !== 'client')
    return dryRun ? fetchCall(rightsCalls.editRights, { scopes, dryRun }, { isAside: true }) : send({ scopes })
  }
}

/** The ceilings of a client, which only super administrators set. */
export function useRightsOfClient(clientId: string) {
  const { send } = useSend(rightsCalls.editRightsOfClient)
  return useSource(useCall(rightsCalls.getRightsOfClient, { clientId }), ([change], dryRun) => {
    const input = { clientId, version: change?.version ?? null, changes: change?.changes ?? [] }
    return dryRun ? fetchCall(rightsCalls.editRightsOfClient, { ...input, dryRun }, { isAside: true }) : send(input)
  })
}

export const useRightsOfCompanies = () => useSource(useCall(rightsCalls.getRightsOfCompanies, {}), useSendRights())

export const useRightsOfCompany = (companyId: string) =>
  useSource(useCall(rightsCalls.getRightsOfCompany, { companyId }), useSendRights())

export const useRightsOfServices = (companyId: string) =>
  useSource(useCall(rightsCalls.getRightsOfServices, { companyId }), useSendRights())

export const useRightsOfService = (serviceId: string) =>
  useSource(useCall(rightsCalls.getRightsOfService, { serviceId }), useSendRights())

export const useRightsOfUser = (userId: string) =>
  useSource(useCall(rightsCalls.getRightsOfUser, { userId }), useSendRights())
