import { useEffect } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { monitoringCalls } from '#platform/monitoring/monitoring.calls.ts'
import { usePlaceInMenu } from './use-menu.ts'

/** Says which module is entered, for the figures of those who run the platform. Nobody waits for it. */
export function useNoteModuleVisit() {
  const { person, client } = useSession()
  const place = usePlaceInMenu()
  const [userId, clientId] = [person?.id, client?.id]
  const applicationId = place?.module.id ?? null
  const elementId = place?.trail.findLast(({ kind }) => kind === 'MODULE')?.id
  useEffect(() => {
    if (!userId || !clientId || elementId === undefined) return
    const visit = { userId, clientId, applicationId, elementId }
    fetchCall(monitoringCalls.logUserAccessToModule, visit, { staysOnPage: true }).catch(() => undefined)
  }, [userId, clientId, applicationId, elementId])
}
