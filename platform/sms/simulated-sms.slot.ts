import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import { offer } from '#kernel/shared/offer.ts'

/** Who carries the short texts of a client: where, with which key, and the name under which they arrive. */
export type SmsGateway = { address: string; hosts: readonly string[]; key: string; sender: string }

/** Who carries short texts for clients that only simulate a provider, and the way to him. */
export type SimulatedSms = SmsGateway & { fetchOutside: FetchOutside }

/** The demo fills it, nobody else: elsewhere whoever simulates a provider sends none. */
export const simulatedSmsOffer = offer<SimulatedSms>('simulatedSms')
