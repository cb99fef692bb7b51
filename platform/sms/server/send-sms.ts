import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import type { SmsGateway } from '../simulated-sms.slot.ts'

/** The provider does not take this text, or this number: asking again changes nothing. */
export class RefusedSms extends Error {}

/** The provider is out of reach, or lets nobody in: the same text may be handed over later. */
export class SmsAway extends Error {}

type Sms = {
  /** E.164: `+33612345678`. */
  to: string
  text: string
}

/** What a telephone shows in seven bits a sign (3GPP TS 23.038); any other sign makes shorter texts of the whole. */
const inSevenBits = /^[\n\r !-Z_a-zÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü£¥¤§¡¿]*$/

/**
 * Hands one text over to the provider of a client, in the way of Brevo's transactional API
 * (https://developers.brevo.com/docs/transactional-sms-endpoints): a key, a sender, a number without its sign, a text.
 * Resolves once it is taken, which does not say that it was received.
 * @throws RefusedSms, SmsAway, ForbiddenAddress
 */
export async function sendSms(
  { address, hosts, key, sender, fetchOutside }: SmsGateway & { fetchOutside: FetchOutside },
  { to, text }: Sms,
): Promise<void> {
  const answer = await fetchOutside(address, {
    method: 'POST',
    headers: { 'api-key': key, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      sender,
      recipient: to.replace('+', ''),
      content: text,
      type: 'transactional',
      unicodeEnabled: !inSevenBits.test(text),
    }),
    hosts,
  }).catch((cause: unknown) => {
    throw new SmsAway('the provider of texts is out of reach', { cause })
  })
  if (answer.status === 400) throw new RefusedSms('the provider refuses the text or its number')
  if (answer.status !== 201) throw new SmsAway(`the provider of texts answers ${answer.status}`)
}
