import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openJournal } from '../journal.ts'
import { close, listen } from '../loopback.ts'

/** What lets in. */
export const smsKey = 'cle-sms'

/** A text as it arrives at a telephone. */
export type ReceivedSms = { to: string; from: string; text: string }

/** `refusing` takes no number, `poor` has no credit left (402), `down` answers 503, `silent` never does. */
export type SmsMood = 'willing' | 'refusing' | 'poor' | 'down' | 'silent'

export type SmsSimulator = Awaited<ReturnType<typeof openSms>>
type Options = { now?: () => Temporal.Instant; onReceived?: (sms: ReceivedSms) => void }
type Told = { sender?: string; recipient?: string; content?: string; type?: string; unicodeEnabled?: boolean }

/** Brevo's transactional texts (https://developers.brevo.com), on a free port of the loopback, in memory. */
export async function openSms({ now = Temporal.Now.instant, onReceived = () => undefined }: Options = {}) {
  const journal = openJournal(now)
  const received: ReceivedSms[] = []
  const mood: { now: SmsMood } = { now: 'willing' }
  const server = createServer((request, response) => void answer(request, response))
  const root = await listen(server)
  return {
    address: `${root}/v3/transactionalSMS/send`,
    journal: journal.entries,
    mood,
    /** The newest first. */
    received: (): readonly ReceivedSms[] => received,
    close: () => close(server),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = (await buffer(request)).toString()
    const send = (status: number, told: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
    const { method = '', url = '', headers } = request
    if (mood.now === 'silent') return
    if (mood.now === 'down') return send(503, {})
    if (url !== '/v3/transactionalSMS/send' || method !== 'POST') return send(404, refusal('not_found'))
    if (headers['api-key'] !== smsKey) return send(401, refusal('unauthorized'))
    if (mood.now === 'poor') return send(402, refusal('not_enough_credits'))
    const told = JSON.parse(body) as Told
    journal.note(method, url, headers, told)
    if (mood.now === 'refusing' || !isSound(told)) return send(400, refusal('invalid_parameter'))
    const sms = { to: `+${told.recipient}`, from: told.sender ?? '', text: told.content ?? '' }
    received.unshift(sms)
    onReceived(sms)
    return send(201, { reference: `sms-${received.length}`, messageId: received.length, smsCount: 1, usedCredits: 1 })
  }
}

const refusal = (code: string) => ({ code, message: code.replaceAll('_', ' ') })

/** At most eleven letters and figures, or fifteen figures, as a sender; a number in full without its sign. */
const isSound = ({ sender = '', recipient = '', content = '', type, unicodeEnabled = false }: Told) =>
  /^([A-Za-z0-9 ]{1,11}|\d{1,15})$/.test(sender) &&
  /^[1-9]\d{6,14}$/.test(recipient) &&
  content !== '' &&
  type === 'transactional' &&
  (unicodeEnabled || [...content].every(sign => (sign.codePointAt(0) ?? 0) < 256))
