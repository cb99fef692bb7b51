/** Who asks: roles open administration functions; they never open data, which comes from the rights matrix alone. */
export type Role =
  | 'superAdmin'
  | 'superDev'
  | 'adminOfClient'
  | 'managerOfCompany'
  | 'managerOfService'
  | 'configurator'

/** Access type on an element: 0 none, 1 read, 2 read and write, 3 manage (delete, archive, validate, close). */
export type Level = 0 | 1 | 2 | 3

export type Open = { kind: 'open'; reason: string }
export type SignedIn = { kind: 'signedIn'; inClient: boolean }
export type OnElement = { kind: 'element'; needs: 1 | 2 | 3; elements: readonly [string, ...string[]] }
export type ByRole = { kind: 'role'; roles: readonly [Role, ...Role[]]; inClient: boolean }

/** Every call says who may make it. A closed union: the road knows no other way in. */
export type Access = Open | SignedIn | OnElement | ByRole

/** Anybody, without signing in. The reason is printed in the list of open calls, which is reviewed. */
export const open = (reason: string): Open => ({ kind: 'open', reason })

/** Any signed-in person, in a client that he belongs to. */
export const signedIn = (): SignedIn => ({ kind: 'signedIn', inClient: true })

/** Any signed-in person, whether or not he has chosen a client: own account, client picker. */
export const signedInAnywhere = (): SignedIn => ({ kind: 'signedIn', inClient: false })

type Elements = readonly [string, ...string[]]
const onElement = (needs: 1 | 2 | 3, elements: Elements): OnElement => ({ kind: 'element', needs, elements })

/** Level 1 or more on one of the elements, named by their path (`rh/gestion_du_personnel/salaries`). */
export const reads = (...elements: Elements) => onElement(1, elements)
/** Level 2 or more on one of the elements. */
export const writes = (...elements: Elements) => onElement(2, elements)
/** Level 3 on one of the elements. */
export const manages = (...elements: Elements) => onElement(3, elements)

/** One of the roles. Super roles work on the platform; the others inside the client of the request. */
export const role = (...roles: readonly [Role, ...Role[]]): ByRole => ({
  kind: 'role',
  roles,
  inClient: !roles.some(name => name === 'superAdmin' || name === 'superDev'),
})
