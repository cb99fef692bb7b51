import { Suspense } from 'react'
import { useSession } from '#kernel/web/session.ts'
import { later } from './later.ts'

const SessionCompanion = later(async () => (await import('./session-companion.tsx')).SessionCompanion)

/** Nothing runs, and nothing is fetched, for somebody who is signed out. */
export function WhileSignedIn() {
  const { status, connectionUid } = useSession()
  if (status !== 'in') return null
  return (
    <Suspense>
      <SessionCompanion key={connectionUid} />
    </Suspense>
  )
}
