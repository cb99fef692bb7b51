import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { queryOf } from '#kernel/web/api.ts'
import { t } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { returnAddress } from '#platform/identity/return-address.model.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'

/** Milliseconds between two questions: each browser its own, so that they do not all come back at once. */
const pause = () => 20_000 + Math.random() * 20_000

/**
 * The maintenance in progress; once it has ended, leads back to the page left, or to the sign-in page, which says so to
 * who saw it.
 */
export function useMaintenanceEnd() {
  const navigate = useNavigate()
  const { status } = useSession()
  const [query] = useSearchParams()
  const { data } = useQuery({
    ...queryOf(maintenanceCalls.isApplicationUnderMaintenance, {}, { staysOnPage: true, staleTime: 0 }),
    refetchInterval: pause,
    refetchIntervalInBackground: true,
  })
  const isOver = data !== undefined && !data.underMaintenance && data.applications.length === 0

  const wasOn = useRef(false)
  if (data && !isOver) wasOn.current = true

  useEffect(() => {
    if (!isOver) return
    const left = returnAddress(`?${query}`) ?? '/'
    if (status === 'in') void navigate(left, { replace: true })
    else void navigate('/login', { replace: true, ...(wasOn.current && { state: { notice: t('maintenance.over') } }) })
  }, [isOver, navigate, query, status])
  return data
}
