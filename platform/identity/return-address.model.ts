import { isOwnPath } from '#kernel/shared/own-path.ts'

const parameter = 'to'

/** A page that will lead on to `address` (path and query) once its question is answered: who, or which client. */
export const leadingTo = (page: '/login' | '/sun/clientChoice', address: string | undefined) =>
  !address || address === '/' || address.startsWith(page)
    ? page
    : `${page}?${new URLSearchParams({ [parameter]: address })}`

/** The page asked for before. Only one of ours: a link to /login must lead nobody to a foreign site. */
export function returnAddress(search: string) {
  const address = new URLSearchParams(search).get(parameter)
  return address && isOwnPath(address) ? address : undefined
}
