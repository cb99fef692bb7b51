import { currentSession } from '#kernel/web/session.ts'

/** Somebody already signed in is led in instead. */
export const onlySignedOut = () => (currentSession().status === 'in' ? '/' : undefined)
