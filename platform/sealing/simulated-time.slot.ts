import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { TimeStampServer } from '#platform/providers/providers.server.ts'

/** Who gives the time to clients that only simulate a server, and the way to him. */
export type SimulatedTime = TimeStampServer & { fetchOutside: FetchOutside }

/** The demo fills it, nobody else: elsewhere whoever simulates a server has no time. */
export const simulatedTimeOffer = offer<SimulatedTime>('simulatedTime')
