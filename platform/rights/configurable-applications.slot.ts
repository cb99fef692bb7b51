import type { Caller } from '#kernel/server/gate.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Language } from '#kernel/shared/names.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Asking = { db: PlatformDb; clock: Clock; language: Language }

/** Somebody in a client: `readOnly` when he, or the client, may change nothing there. */
export type PersonInClient = { caller: Caller; clientId: string; admin: boolean; readOnly: boolean }

/** Tells of which applications, by their ids in order, somebody may open the configuration. */
export type ConfigurableApplications = (asking: Asking, person: PersonInClient) => Promise<readonly number[]>

export const configurableApplicationsOffer = offer<ConfigurableApplications>('configurable applications')
