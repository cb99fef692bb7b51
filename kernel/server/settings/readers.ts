import { isIP } from 'node:net'
import { StartFailure } from '../start-failure.ts'

/** A wrong value in the environment: names the variable and says what to do. */
export class SettingsError extends StartFailure {
  override name = 'SettingsError'
  readonly variable: string

  constructor(variable: string, problem: string) {
    super(`Réglage ${variable} : ${problem}.`)
    this.variable = variable
  }
}

type Environment = Record<string, string | undefined>

export const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type Level = (typeof levels)[number]

/** An empty variable is one that is not set. */
export const wordOf = (env: Environment, name: string) => env[name]?.trim() || undefined

export function switchOf(env: Environment, name: string) {
  const word = wordOf(env, name)
  if (word === undefined) return undefined
  if (word === '1' || word === 'true') return true
  if (word === '0' || word === 'false') return false
  throw new SettingsError(name, `« ${word} » n’est pas compris : donnez 1 pour oui ou 0 pour non`)
}

/** The refusal does not repeat the address, which may hold a password. */
export function urlOf(env: Environment, name: string, protocols: string[]) {
  const word = wordOf(env, name)
  if (word === undefined) return undefined
  const url = URL.parse(word)
  if (url && protocols.includes(url.protocol) && (url.hostname || url.searchParams.has('host'))) return word
  const examples = protocols.map(protocol => `${protocol}//…`).join(' ou ')
  throw new SettingsError(name, `l’adresse n’est pas valable : donnez-la sous la forme ${examples}`)
}

const wordsOf = (env: Environment, name: string) =>
  (wordOf(env, name) ?? '').split(/[\s,]+/).filter(word => word !== '')

export function hostList(env: Environment, name: string) {
  const words = wordsOf(env, name)
  const wrong = words.find(word => URL.parse(`http://${word}`)?.hostname !== word)
  if (wrong === undefined) return words
  throw new SettingsError(
    name,
    `« ${wrong} » n’est pas le nom d’une machine : donnez une liste comme connexion.exemple.lan, 10.0.0.7`,
  )
}

const networks = ['loopback', 'linklocal', 'uniquelocal']

export function proxyList(env: Environment, name: string) {
  const words = wordsOf(env, name)
  const wrong = words.find(word => !networks.includes(word) && !isNetwork(word))
  if (wrong === undefined) return words
  throw new SettingsError(
    name,
    `« ${wrong} » n’est ni une adresse ni un réseau : donnez une liste comme 10.0.0.5, 192.168.0.0/16`,
  )
}

function isNetwork(word: string) {
  const [address = '', length] = word.split('/')
  const version = isIP(address)
  if (version === 0) return false
  return length === undefined || (/^\d+$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}
