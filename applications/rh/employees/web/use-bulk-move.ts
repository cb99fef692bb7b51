import { useRef, useState } from 'react'
import { changeTogether, fetchCall } from '#kernel/web/api.ts'
import type { EmployeeRow } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { moveOneByOne, type Progress } from './move-one-by-one.ts'

const callTo = { archived: employeesCalls.archiveEmployee, active: employeesCalls.activateEmployee }

/** Moves people one by one; stopped or failed ones remain, and `start` goes on with them. */
export function useBulkMove(people: readonly EmployeeRow[], to: EmployeeRow['status']) {
  const isStopped = useRef(false)
  const [phase, setPhase] = useState<'asked' | 'moving' | 'told'>('asked')
  const [movedBefore, setMovedBefore] = useState(0)
  const [progress, setProgress] = useState<Progress<EmployeeRow>>({ moved: 0, failures: [], left: people })

  const remaining = [...progress.failures.map(failure => failure.person), ...progress.left]

  const start = async () => {
    isStopped.current = false
    setMovedBefore(movedBefore + progress.moved)
    setProgress({ moved: 0, failures: [], left: remaining })
    setPhase('moving')
    await changeTogether(async () => {
      await moveOneByOne(remaining, {
        move: ({ id }) => fetchCall(callTo[to], { employeeId: id }, { staysOnPage: true }),
        onStep: setProgress,
        isStopped: () => isStopped.current,
      })
      setPhase('told')
    })
  }

  const stop = () => {
    isStopped.current = true
  }

  return { moved: movedBefore + progress.moved, failures: progress.failures, remaining, phase, start, stop }
}
