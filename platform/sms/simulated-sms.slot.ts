import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { SmsGateway } from './server/sms-gateway.queries.ts'

/** Who carries short texts for clients that only simulate a provider, and the way to him. */
export type SimulatedSms = SmsGateway & { fetchOutside: FetchOutside }

/** The demo fills it, nobody else: elsewhere whoever simulates a provider sends none. */
export const simulatedSmsOffer = offer<SimulatedSms>('simulatedSms')
