import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openDepositBox, openMishaps, type SimulatorOptions } from '../deposit-box.ts'
import { openJournal } from '../journal.ts'
import { close, listen } from '../loopback.ts'
import { declarationIn, partsOf } from './read-deposit.ts'
import { receiptPdf } from './receipt-pdf.ts'

const rightPassword = 'secret'
const mostFailures = 5
const minutesLocked = 15
const minutesOfToken = 60

export type MsaSimulator = Awaited<ReturnType<typeof openMsa>>

/** The MSA as the design speaks to it (section 9), on a free port of the loopback, in memory. */
export async function openMsa(options: SimulatorOptions = {}) {
  const { now = Temporal.Now.instant } = options
  const box = openDepositBox(options)
  const mishaps = openMishaps()
  const journal = openJournal(now)
  const tokens = new Map<string, Temporal.Instant>()
  const failures = new Map<string, { times: number; until: Temporal.Instant | null }>()

  const server = createServer((request, response) => void answer(request, response))
  return {
    address: await listen(server),
    journal: journal.entries,
    deposits: box.deposits,
    failNext: mishaps.failNext,
    /** What it gave to those who connected, for whoever proves that it is told nowhere. */
    tokens: () => [...tokens.keys()],
    /** As after a night: nobody is connected any more. */
    forgetTokens: () => tokens.clear(),
    reset: () => {
      for (const kept of [box, mishaps, journal, tokens, failures]) kept.clear()
    },
    close: () => close(server),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const path = request.url ?? ''
    const send = (status: number, told: unknown = {}) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
    }
    const broken = mishaps.next()
    if (broken !== undefined) return send(broken)
    if (request.method === 'POST' && path === '/msa/connexion') return connect(request, body, send)
    if (!isKnown(request)) {
      journal.note(request.method ?? '', path, request.headers, null)
      return send(401)
    }
    if (request.method === 'POST' && path === '/msa/dpae') return take(request, response, body, send)
    journal.note(request.method ?? '', path, request.headers, null)
    const [, fileId = '', receipt] = /^\/msa\/dpae\/([^/]+)(\/recepisse)?$/.exec(path) ?? []
    const deposited = box.find(fileId)
    if (!deposited) return send(404)
    if (!receipt) return send(200, followed(deposited))
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(receiptPdf(deposited.receipt))
  }

  function connect(request: IncomingMessage, body: Buffer, send: (status: number, told?: unknown) => void) {
    const { mail = '', password = '' } = JSON.parse(body.toString() || '{}') as Record<string, string>
    journal.note('POST', '/msa/connexion', request.headers, { mail, password })
    const known = failures.get(mail) ?? { times: 0, until: null }
    if (mail.includes('testverrou')) return send(423)
    if (known.until && Temporal.Instant.compare(now(), known.until) < 0) return send(423)
    if (password !== rightPassword) {
      const times = known.times + 1
      failures.set(mail, { times, until: times >= mostFailures ? now().add({ minutes: minutesLocked }) : null })
      return send(401)
    }
    failures.delete(mail)
    const token = randomBytes(24).toString('base64url')
    const ends = now().add({ minutes: minutesOfToken })
    tokens.set(token, ends)
    send(200, { token, expireA: ends.toString() })
  }

  function isKnown({ headers }: IncomingMessage) {
    const ends = tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
    return ends !== undefined && Temporal.Instant.compare(now(), ends) < 0
  }

  function take(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    send: (status: number, told?: unknown) => void,
  ) {
    const parts = partsOf(body, request.headers['content-type'] ?? '')
    const told = declarationIn(parts.get('file') ?? '')
    journal.note('POST', '/msa/dpae', request.headers, { contractId: parts.get('contractId'), surname: told?.surname })
    if (!told) return send(400, { erreurs: [{ ligne: 2, zone: '', code: 'F01', libelle: 'Fichier illisible' }] })
    if (told.surname.startsWith('TESTVERROU')) return send(423)
    if (mishaps.isBroken(told.surname)) return send(503)
    const former = box.formerOf(told)
    if (former) return send(409, { fileId: former.fileId, numeroRecepisse: former.receipt })
    const deposited = box.take(told, 16)
    if (mishaps.isCut(told.surname)) {
      request.socket.resetAndDestroy()
      response.destroy()
      return undefined
    }
    return send(202, { fileId: deposited.fileId })
  }

  function followed(deposited: NonNullable<ReturnType<typeof box.find>>) {
    if (!box.isAnswered(deposited)) return { statut: deposited.polls > 1 ? 'EN_COURS' : 'RECU', erreurs: [] }
    const erreurs = deposited.objections.map(({ zone, code, message }) => ({ ligne: 2, zone, code, libelle: message }))
    if (erreurs.length > 0) return { statut: 'REJETE', erreurs }
    return { statut: 'ACCEPTE', numeroRecepisse: deposited.receipt, erreurs: [] }
  }
}
