export { UnlockFields } from './web/unlock-fields.tsx'
export { passwordWhere, useUnlock } from './web/use-unlock.ts'
