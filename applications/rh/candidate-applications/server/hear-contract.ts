import { z } from 'zod'
import type { Listener } from '#kernel/server/events.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { closeHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { isMove, type ApplicationState } from '../application-state.model.ts'
import { moveApplication } from './move-application.ts'

const Generated = z.object({ contractId: idOf('rh.employment_contract'), employeeId: idOf('rh.employee') })

/** A contract of somebody who applied makes his application a hiring. */
export const hearContract: Listener = {
  kind: 'contract.generated',
  hear: async (db, payload, { clock }) => {
    const { employeeId } = Generated.parse(payload)
    const rh = db as unknown as RhDb
    const standing = await rh
      .selectFrom('rh.employee as e')
      .innerJoin('rh.candidate_application as a', 'a.id', 'e.candidateApplicationId')
      .select(['a.id', 'a.status', 'a.closedAt', 'a.version'])
      .where('e.id', '=', employeeId)
      .executeTakeFirst()
    if (!standing || standing.closedAt !== null || !isMove(standing.status as ApplicationState, 'hired')) return
    await moveApplication(rh, standing, { to: 'hired', at: clock.now().toString(), by: null })
    await closeHiringFile(rh, standing.id)
  },
}
