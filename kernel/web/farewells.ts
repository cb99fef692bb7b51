import type { ApiError } from './api-error.ts'

const ofCode: Record<string, string> = {
  SESSION_INACTIVE: 'kernel.session.inactive',
  SESSION_REPLACED: 'kernel.session.replaced',
}

const ofReason: Record<string, string> = {
  INACTIVITY: 'kernel.session.inactive',
  REPLACED: 'kernel.session.replaced',
  MAINTENANCE: 'kernel.session.maintenance',
  PASSWORD: 'kernel.session.password',
  DISABLED: 'kernel.session.disabled',
  ADMIN: 'kernel.session.admin',
  REUSE: 'kernel.session.reuse',
}

/** Label that tells a person why the session ended. */
export const farewellOf = ({ code, reason }: Pick<ApiError, 'code' | 'reason'>) =>
  ofCode[code] ?? (code === 'SESSION_REVOKED' && reason ? ofReason[reason] : undefined) ?? 'kernel.session.expired'
