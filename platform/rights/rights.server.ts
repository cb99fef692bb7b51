export { hasRole } from './server/has-role.ts'
export { type RememberedRights, rememberRights } from './server/remembered-rights.ts'
