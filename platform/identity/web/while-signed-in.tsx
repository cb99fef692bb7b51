import { later } from '#kernel/web/later.tsx'
import { useSession } from '#kernel/web/session.ts'
import { identityLabels } from './texts.ts'

const SessionCompanion = later(async () => (await import('./session-companion.tsx')).SessionCompanion, {
  labels: [identityLabels],
})

/** Nothing runs, and nothing is fetched, for somebody who is signed out. */
export function WhileSignedIn() {
  const { status, connectionUid } = useSession()
  if (status !== 'in') return null
  return <SessionCompanion key={connectionUid} />
}
