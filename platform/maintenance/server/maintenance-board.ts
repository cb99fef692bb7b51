import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Gate } from '#kernel/server/gate.ts'
import { keepCurrent } from '#kernel/server/keep-current.ts'
import type { Log } from '#kernel/server/log.ts'
import type { AnswerOf, Call } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { maintenanceCalls } from '../maintenance.calls.ts'

/** Minutes before a planned maintenance at which everybody is told. */
export const warningMinutes: readonly number[] = [15, 5, 1]
const announcedMinutes = Math.max(...warningMinutes)

type Noted = {
  name: string
  description: string
  startsAt: string
  startedAt: string | null
  plannedEndAt: string | null
  applicationId: number | null
  keepAlive: string[]
}

type State = AnswerOf<typeof maintenanceCalls.isApplicationUnderMaintenance>

/** What is closed, held in memory by each process and read again when it changes. */
export type MaintenanceBoard = Pick<Gate, 'requireOpen'> & {
  state(): State
  running(): readonly Noted[]
  /** Whether everything is closed to this person: not kept, and of no super role. */
  isClosedTo(person: { userId: string; isSuper: boolean }): boolean
  /** When everything was last opened again, as far as this process has seen. */
  reopenedAt(): Temporal.Instant | undefined
  /** Told whether everything is closed, at each change of it. */
  onClosing(heard: (isClosed: boolean) => void): void
  reload(): Promise<void>
  stop(): Promise<void>
}

const retryAfterSeconds = 30

const statement = `
select name, description, starts_at, started_at, planned_end_at, application_id, keep_alive
  from platform.maintenance
 where ended_at is null and cancelled_at is null
 order by starts_at, id`

/** Whoever leads back to work must be able to sign in and see his own pages. */
const isOfOwnAccount = ({ access }: Call) => access.kind === 'signedIn' && !access.inClient

type Parts = { databases: Databases; catalogue: ElementCatalogue; clock: Clock; log: Log }

export async function openMaintenanceBoard({ databases, catalogue, clock, log }: Parts): Promise<MaintenanceBoard> {
  let noted: Noted[] = []
  let heard: ((isClosed: boolean) => void)[] = []
  let reopenedAt: Temporal.Instant | undefined
  const running = () => noted.filter(({ startedAt }) => startedAt !== null)
  const ofAll = () => running().find(({ applicationId }) => applicationId === null)

  const reload = async () => {
    const wasClosed = ofAll() !== undefined
    noted = await databases.query<Noted>('platform', 'maintenance', statement, [])
    const isClosed = ofAll() !== undefined
    if (wasClosed && !isClosed) reopenedAt = clock.now()
    if (isClosed !== wasClosed) for (const hear of heard) hear(isClosed)
  }
  const stop = await keepCurrent(databases, log, 'maintenance', reload)

  const closing = (userId: string | undefined, elements: readonly string[]) =>
    running().find(({ applicationId, keepAlive }) => {
      if (userId && keepAlive.includes(userId)) return false
      if (applicationId === null) return true
      return elements.some(path => catalogue.applicationOf(path) === applicationId)
    })

  const announced = () => {
    const horizon = clock.now().add({ minutes: announcedMinutes })
    const next = noted.find(
      ({ startedAt, startsAt }) =>
        startedAt === null && Temporal.Instant.compare(Temporal.Instant.from(startsAt), horizon) <= 0,
    )
    return next ? { name: next.name, startsAt: next.startsAt, applicationId: next.applicationId } : null
  }

  return {
    state: () => {
      const closed = ofAll()
      return {
        underMaintenance: closed !== undefined,
        name: closed?.name ?? null,
        description: closed?.description ?? null,
        plannedEnd: closed?.plannedEndAt ?? null,
        applications: running().flatMap(maintenance => maintenance.applicationId ?? []),
        planned: announced(),
      }
    },
    running,
    reopenedAt: () => reopenedAt,
    isClosedTo: ({ userId, isSuper }) => !isSuper && ofAll() !== undefined && !ofAll()?.keepAlive.includes(userId),
    requireOpen: (call, caller) => {
      if (noted.length === 0 || call.duringMaintenance === true) return
      const isSuper = caller?.superAdmin === true || caller?.superDev === true
      if (isSuper && (call.duringMaintenance === 'superRoles' || isOfOwnAccount(call))) return
      const maintenance = closing(caller?.userId, call.access.kind === 'element' ? call.access.elements : [])
      if (!maintenance) return
      throw new Refusal(503, 'MAINTENANCE', 'maintenance.closed', {
        values: { name: maintenance.name },
        retryAfterSeconds,
      })
    },
    onClosing: hear => {
      heard = [...heard, hear]
    },
    reload,
    stop,
  }
}
