import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { openDepositBox, openMishaps, type SimulatorOptions } from '../deposit-box.ts'
import { openJournal } from '../journal.ts'
import { close, listen } from '../loopback.ts'
import { dueIn } from './read-due.ts'

const rightPassword = 'secret'
const bytesOfToken = 306
const minutesOfToken = 60
const mostBytes = 5 * 1024 * 1024
const lengthOfFlux = 23

export type UrssafSimulator = Awaited<ReturnType<typeof openUrssaf>>

/** The Urssaf's public exchange of hiring declarations, on a free port of the loopback, in memory. */
export async function openUrssaf(options: SimulatorOptions = {}) {
  const { now = Temporal.Now.instant } = options
  const box = openDepositBox(options)
  const mishaps = openMishaps()
  const journal = openJournal(now)
  const tokens = new Map<string, Temporal.Instant>()
  const codes = new Map<string, string>()
  const server = createServer((request, response) => void answer(request, response))
  const address = await listen(server)
  return {
    address,
    journal: journal.entries,
    deposits: box.deposits,
    failNext: mishaps.failNext,
    reset: () => {
      for (const kept of [box, mishaps, journal, tokens, codes]) kept.clear()
    },
    close: () => close(server),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { method = '', url: path = '' } = request
    const send = (status: number, told = '', type = 'application/xml; charset=ISO-8859-1') => {
      response.writeHead(status, { 'content-type': type }).end(Buffer.from(told, 'latin1'))
    }
    const broken = mishaps.next()
    if (broken !== undefined) return send(broken)
    if (method === 'POST' && path === '/authentifier_dpae') return enter(request, body, send)
    if (!isKnown(request)) {
      journal.note(method, path, request.headers, null)
      return send(401)
    }
    if (method === 'POST' && path === '/deposer-dsn/1.0/') return take(request, body, send)
    journal.note(method, path, request.headers, null)
    const [, listed] = /^\/lister-retours-flux\/2\.0\/(\d+)$/.exec(path) ?? []
    if (listed) return list(listed, send)
    const [, other, told] = /^\/bilan\/(autre-)?(\d+)$/.exec(path) ?? []
    const deposited = told && box.find(told)
    if (!deposited) return send(404)
    return send(200, other ? '<bilan profil="AUTRE"><etat_conformite>KO</etat_conformite></bilan>' : bilanOf(deposited))
  }

  function enter(request: IncomingMessage, body: Buffer, send: (status: number, told?: string, type?: string) => void) {
    const xml = body.toString()
    const of = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
    journal.note('POST', '/authentifier_dpae', request.headers, { siret: of('siret'), service: of('service') })
    if (!xml.startsWith('<identifiants>')) return send(400)
    const isRight = of('motdepasse') === rightPassword && /^\d{14}$/.test(of('siret'))
    if (!isRight || !['25', '98'].includes(of('service'))) return send(422)
    const token = randomBytes(bytesOfToken).toString('base64url')
    tokens.set(token, now().add({ minutes: minutesOfToken }))
    return send(200, token, 'text/plain')
  }

  function isKnown({ headers }: IncomingMessage) {
    const ends = tokens.get((headers.authorization ?? '').replace(/^DSNLogin jeton=/, ''))
    return ends !== undefined && Temporal.Instant.compare(now(), ends) < 0
  }

  function take(request: IncomingMessage, body: Buffer, send: (status: number, told?: string) => void) {
    if (request.headers['content-encoding'] !== 'gzip') return send(415)
    if (body.length > mostBytes) return send(413)
    const due = dueIn(gunzipSync(body).toString('latin1'))
    journal.note('POST', '/deposer-dsn/1.0/', request.headers, { surname: due?.told.surname, isTest: due?.isTest })
    if (!due) return send(400, '<retour><message>Flux non conforme</message></retour>')
    if (mishaps.isBroken(due.told.surname)) return send(503)
    const deposited = box.formerOf(due.told) ?? box.take(due.told, lengthOfFlux)
    codes.set(deposited.fileId, due.urssafCode)
    if (mishaps.isCut(due.told.surname)) return request.socket.resetAndDestroy()
    const [date, time] = now().toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString().split('T')
    return send(
      200,
      `<retour><envoi_etat>OK</envoi_etat><idflux>${deposited.fileId}</idflux><essai_reel>01</essai_reel>` +
        `<date_reception>${date}</date_reception><heure_reception>${time?.slice(0, 8)}</heure_reception></retour>`,
    )
  }

  function list(fileId: string, send: (status: number, told?: string, type?: string) => void) {
    const deposited = box.find(fileId)
    if (!deposited) return send(404)
    const retour = (id: string) => ({
      publication: now().toString(),
      production: now().toString(),
      nature: '01',
      statut: 'OK',
      id,
      url: `${address}/bilan/${id}`,
    })
    const flux = box.isAnswered(deposited) ? [{ id: fileId, retour: [retour(`autre-${fileId}`), retour(fileId)] }] : []
    return send(200, JSON.stringify({ retours: { flux } }), 'application/json')
  }

  function bilanOf({ fileId, objections, receipt }: NonNullable<ReturnType<typeof box.find>>) {
    const isCoded = /^\d{3}$/.test(codes.get(fileId) ?? '')
    const message = isCoded ? objections[0]?.message : 'Code URSSAF invalide'
    const verdict = message
      ? `<etat_conformite>KO</etat_conformite><message>${message}</message>`
      : `<etat_conformite>OK</etat_conformite><certificat_conformite>${receipt}</certificat_conformite>`
    return `<bilan profil="DPAE">${verdict}</bilan>`
  }
}
