import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { openJournal } from '../journal.ts'
import { close, listen } from '../loopback.ts'
import { enteredIn, knownPeople, variablesOfDossier } from './dossier.ts'

/** What lets in, and the only dossier that it keeps. */
export const silaeAccount = {
  clientId: 'compte-api',
  clientSecret: 'secret-du-compte',
  subscriptionKey: 'cle-api',
  dossier: '001',
} as const

/** Down (503), slow, without the token that it gave, in another form, or cut after it took what it was told. */
export type SilaeMood = 'down' | 'slow' | 'unknown-token' | 'strange' | 'cut'

export type SilaeSimulator = Awaited<ReturnType<typeof openSilae>>
type Options = { now?: () => Temporal.Instant; people?: readonly string[] | 'everybody' }

const secondsOfToken = 3_600
const slownessMs = 150

/** The payroll software's API (https://silae-api.document360.io), on a free port of the loopback, in memory. */
export async function openSilae({ now = Temporal.Now.instant, people = knownPeople }: Options = {}) {
  const journal = openJournal(now)
  const tokens = new Map<string, Temporal.Instant>()
  const entered: object[] = []
  const moods: SilaeMood[] = []
  const server = createServer((request, response) => void answer(request, response))
  return {
    address: await listen(server),
    journal: journal.entries,
    /** What was entered in the dossier, in order. */
    entered: (): readonly object[] => entered,
    /** How it takes the next questions but those for a token. */
    next: (...coming: SilaeMood[]) => void moods.push(...coming),
    tokens: () => [...tokens.keys()],
    reset: () => {
      journal.clear()
      tokens.clear()
      entered.length = 0
      moods.length = 0
    },
    close: () => close(server),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = (await buffer(request)).toString()
    const path = request.url ?? ''
    const send = (status: number, told: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
    if (path === '/oauth2/v2.0/token') return enter(request, body, send)
    const mood = moods.shift()
    if (mood === 'down') return send(503, {})
    if (mood === 'strange') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
    if (mood === 'slow') await wait(slownessMs)
    const told = jsonIn(body)
    journal.note(request.method ?? '', path, request.headers, told)
    const refusal = mood === 'unknown-token' ? [401, {}] : refusalOf(request, told)
    if (refusal) return send(...(refusal as [number, unknown]))
    const found = functionOf(path, told)
    if (mood === 'cut') return void request.socket.resetAndDestroy()
    return send(...found)
  }

  function enter(request: IncomingMessage, body: string, send: (status: number, told: unknown) => void) {
    const form = Object.fromEntries(new URLSearchParams(body))
    journal.note('POST', '/oauth2/v2.0/token', request.headers, form)
    const isRight =
      form.grant_type === 'client_credentials' &&
      form.scope?.endsWith('/.default') &&
      form.client_id === silaeAccount.clientId &&
      form.client_secret === silaeAccount.clientSecret
    if (!isRight) return send(400, { error: 'invalid_client', error_description: `client ${form.client_id} unknown` })
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, now().add({ seconds: secondsOfToken }))
    return send(200, { token_type: 'Bearer', access_token: token, expires_in: secondsOfToken })
  }

  function refusalOf({ method, headers }: IncomingMessage, { numeroDossier }: Told): [number, unknown] | null {
    const ends = tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
    if (ends === undefined || Temporal.Instant.compare(now(), ends) >= 0) return [401, {}]
    if (headers['ocp-apim-subscription-key'] !== silaeAccount.subscriptionKey) return [401, {}]
    if (method !== 'POST') return [404, errorsOf('404', 'Fonction inconnue')]
    if (headers.dossiers === undefined)
      return [400, errorsOf('1011', 'la valeur de la liste de dossiers est nulle ou vide')]
    if (numeroDossier !== silaeAccount.dossier) return [400, errorsOf('1020', `Dossier inconnu : ${numeroDossier}`)]
    return null
  }

  function functionOf(path: string, told: Told): [number, unknown] {
    const name = path.replace('/payroll/v1/', '')
    if (name === 'InfosTechniquesDossiers/DossierRecupererPeriodeEnCours') {
      const { year, month } = now().toZonedDateTimeISO('Europe/Paris')
      return [200, { periodeEnCours: `${year}-${String(month).padStart(2, '0')}-01T00:00:00` }]
    }
    if (name === 'VariablesASaisir/ListeVariablesASaisir') return [200, { listeVariablesASaisir: variablesOfDossier }]
    const found = enteredIn(name, told)
    if (found === null) return [404, errorsOf('404', 'Fonction inconnue')]
    const { matriculeSalarie = '' } = told
    if (people !== 'everybody' && !people.includes(matriculeSalarie))
      return [400, errorsOf('2001', `Matricule inconnu : ${matriculeSalarie}`)]
    if (found === 'incomplete') return [400, errorsOf('1010', 'Paramètre obligatoire manquant')]
    entered.push({ matricule: matriculeSalarie, ...found })
    return [200, {}]
  }
}

type Told = { numeroDossier?: string; matriculeSalarie?: string }

const jsonIn = (body: string): Told => {
  try {
    return JSON.parse(body) as Told
  } catch {
    return {}
  }
}

const errorsOf = (code: string, message: string) => ({
  errors: [{ code, message, metadata: null }],
  recoverable: true,
  source: 'Api',
})
