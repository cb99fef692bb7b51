import type { Databases } from '#kernel/server/db.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Gate } from '#kernel/server/gate.ts'
import type { Log } from '#kernel/server/log.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { maintenanceCalls } from '../maintenance.calls.ts'

type Running = {
  name: string
  description: string
  planned_end_at: string | null
  application_id: number | null
  keep_alive: string[]
}

type State = AnswerOf<typeof maintenanceCalls.isApplicationUnderMaintenance>

/** What is closed, held in memory by each process and read again every few seconds. */
export type MaintenanceBoard = Pick<Gate, 'requireOpen'> & { state(): State; reload(): Promise<void>; stop(): void }

const reloadMs = 5_000
const retryAfterSeconds = 30

const statement = `
select name, description, planned_end_at, application_id, keep_alive
  from platform.maintenance
 where started_at is not null and ended_at is null and cancelled_at is null`

export async function openMaintenanceBoard(
  databases: Databases,
  catalogue: ElementCatalogue,
  log: Log,
): Promise<MaintenanceBoard> {
  let running: Running[] = []
  const reload = async () => {
    running = await databases.query<Running>('platform', 'maintenance', statement, [])
  }
  await reload()
  const timer = setInterval(() => reload().catch(error => log.error({ err: error }, 'maintenance not read')), reloadMs)
  timer.unref()

  const closing = (userId: string | undefined, elements: readonly string[]) =>
    running.find(({ application_id, keep_alive }) => {
      if (userId && keep_alive.includes(userId)) return false
      if (application_id === null) return true
      return elements.some(path => catalogue.applicationOf(path) === application_id)
    })

  return {
    state: () => {
      const ofAll = running.find(maintenance => maintenance.application_id === null)
      return {
        underMaintenance: ofAll !== undefined,
        name: ofAll?.name ?? null,
        description: ofAll?.description ?? null,
        plannedEnd: ofAll?.planned_end_at ?? null,
        applications: running.flatMap(maintenance => maintenance.application_id ?? []),
      }
    },
    requireOpen: (call, caller) => {
      if (running.length === 0 || call.duringMaintenance || caller?.superAdmin || caller?.superDev) return
      const maintenance = closing(caller?.userId, call.access.kind === 'element' ? call.access.elements : [])
      if (!maintenance) return
      throw new Refusal(503, 'MAINTENANCE', 'maintenance.closed', {
        values: { name: maintenance.name },
        retryAfterSeconds,
      })
    },
    reload,
    stop: () => clearInterval(timer),
  }
}
