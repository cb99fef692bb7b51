import { useEffect } from 'react'
import { farewellOf } from '#kernel/web/farewells.ts'
import { say, useSignal } from '#kernel/web/live.ts'
import { signOut, useSession } from '#kernel/web/session.ts'
import { logoutOutdatedUserSession, sessionRevoked, successfulLogin } from '../sessions.signals.ts'
import { takeArrival } from './arrival.ts'
import { watchAbsoluteEnd } from './idle/absolute-end.ts'
import { IdleCard } from './idle/idle-card.tsx'
import { watchIdleness } from './idle/idle-watch.ts'
import { useIdleness } from './idle/idleness.ts'
import { SleepCover } from './idle/sleep-cover.tsx'
import { ProofDialog } from './proofs/proof-dialog.tsx'

/** Goes with a session wherever it is: its ends, told by the clock or by the server, and what a call wants proved. */
export function SessionCompanion() {
  const { connectionUid } = useSession()
  const idleness = useIdleness()

  useEffect(() => {
    const absoluteEnd = watchAbsoluteEnd()
    const stopIdleness = watchIdleness({ onRemaining: ({ absolute }) => absoluteEnd.expectIn(absolute) })
    return () => {
      stopIdleness()
      absoluteEnd.stop()
    }
  }, [])
  useEffect(() => {
    const arrived = takeArrival()
    if (arrived) say(successfulLogin, { connectionUid: arrived })
  }, [])
  useSignal(logoutOutdatedUserSession, ended => {
    if (ended.connectionUid === connectionUid) signOut('kernel.session.replaced')
  })
  useSignal(sessionRevoked, ({ reason }) => signOut(farewellOf({ code: 'SESSION_REVOKED', reason })))

  return (
    <>
      {idleness.kind === 'warned' && <IdleCard {...idleness} />}
      {idleness.kind === 'asleep' && <SleepCover />}
      <ProofDialog />
    </>
  )
}
