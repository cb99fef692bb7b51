import { join, resolve } from 'node:path'
import { hostList, type Level, levels, proxyList, SettingsError, switchOf, urlOf, wordOf } from './settings/readers.ts'
import { isLoopback } from './loopback.ts'
import { readFormerKey, readServerKey } from './settings/server-key.ts'

export { SettingsError } from './settings/readers.ts'

/** All that the environment decides; nothing else reads it. */
export type Settings = {
  production: boolean
  /** 0 to 65535; 0 takes any free one. */
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** `undefined` for the embedded PostgreSQL of `dataDir`. */
  databaseUrl: string | undefined
  /** Where people reach Sillon, without a slash at the end. */
  publicUrl: string
  /** The careers site where it has its own address, without a slash at the end. */
  careersUrl: string | undefined
  smtpUrl: string | undefined
  demo: boolean
  /** At least 32 bytes drawn at random, from which the server's secrets are derived. */
  key: string
  /** The one before, during its rotation: what it sealed and signed still counts. */
  formerKey: string | undefined
  /** Addresses and networks (CIDR) whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  allowPlainHttp: boolean
  /** Hosts of the operator's own network that may be called as third parties, over plain http too. */
  privateHosts: string[]
  logLevel: Level
  metrics: boolean
}

type Environment = Record<string, string | undefined>

/**
 * Reads the environment, and makes the key file of the data folder where the key is neither given nor kept there yet.
 * @throws SettingsError on the first wrong value
 */
export function readSettings(env: Environment): Settings {
  const production = isProduction(env)
  const dataDir = resolve(wordOf(env, 'DATA_DIR') ?? '.data')
  const databaseUrl = urlOf(env, 'DATABASE_URL', ['postgresql:', 'postgres:'])
  const port = portOf(env)
  const publicUrl = publicUrlOf(env) ?? `http://localhost:${port}`
  const allowPlainHttp = switchOf(env, 'ALLOW_PLAIN_HTTP') ?? false
  if (production && !allowPlainHttp) requireSafeTransport(publicUrl)
  return {
    production,
    port,
    host: wordOf(env, 'HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl,
    publicUrl,
    careersUrl: careersUrlOf(env, publicUrl),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    demo: demoOf(env, { production, isEmbedded: databaseUrl === undefined }),
    trustedProxies: proxyList(env, 'TRUSTED_PROXIES'),
    allowPlainHttp,
    privateHosts: hostList(env, 'PRIVATE_HOSTS'),
    logLevel: levelOf(env),
    metrics: switchOf(env, 'METRICS') ?? false,
    key: readServerKey(wordOf(env, 'SILLON_KEY'), { production, file: join(dataDir, 'server.key') }),
    formerKey: readFormerKey(wordOf(env, 'SILLON_FORMER_KEY')),
  }
}

const environments = ['production', 'development', 'test']

/** `Production` would start without any of its guards. */
function isProduction(env: Environment) {
  const word = wordOf(env, 'NODE_ENV')
  if (word === undefined || environments.includes(word)) return word === 'production'
  throw new SettingsError('NODE_ENV', `« ${word} » n’est pas connu : donnez ${environments.join(', ')}, ou rien`)
}

function portOf(env: Environment) {
  const word = wordOf(env, 'PORT') ?? '3000'
  const port = Number(word)
  if (/^\d+$/.test(word) && port <= 65_535) return port
  throw new SettingsError(
    'PORT',
    `« ${word} » n’est pas un port : donnez un nombre de 1 à 65535, par exemple PORT=3000`,
  )
}

function publicUrlOf(env: Environment) {
  const url = urlOf(env, 'PUBLIC_URL', ['https:', 'http:'])
  if (url === undefined || new URL(url).pathname === '/') return url && new URL(url).origin
  throw new SettingsError(
    'PUBLIC_URL',
    `« ${url} » porte un chemin : donnez l’adresse seule, par exemple https://sillon.exemple.fr`,
  )
}

/** Applicants' addresses are sent there with the same path: on our own address they would come back for ever. */
function careersUrlOf(env: Environment, publicUrl: string) {
  const url = urlOf(env, 'CAREERS_URL', ['https:', 'http:'])?.replace(/\/+$/, '')
  if (url === undefined || new URL(url).origin !== new URL(publicUrl).origin) return url
  throw new SettingsError(
    'CAREERS_URL',
    `« ${url} » est l’adresse de Sillon lui-même : donnez celle du site des candidats, ou retirez CAREERS_URL`,
  )
}

/** Session cookies would travel in clear. */
function requireSafeTransport(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))) return
  throw new SettingsError(
    'PUBLIC_URL',
    `« ${publicUrl} » n’est pas chiffrée : donnez une adresse en https, ou acceptez le risque sur un réseau sûr avec ALLOW_PLAIN_HTTP=1`,
  )
}

/** The demo company has known passwords. */
function demoOf(env: Environment, { production, isEmbedded }: { production: boolean; isEmbedded: boolean }) {
  const wanted = switchOf(env, 'SILLON_DEMO')
  if (production && wanted)
    throw new SettingsError(
      'SILLON_DEMO',
      'la démonstration est refusée en production : retirez SILLON_DEMO, ou NODE_ENV=production',
    )
  return wanted ?? (isEmbedded && !production)
}

function levelOf(env: Environment): Level {
  const word = wordOf(env, 'LOG_LEVEL') ?? 'info'
  const level = levels.find(known => known === word)
  if (level) return level
  throw new SettingsError('LOG_LEVEL', `« ${word} » n’est pas un niveau : choisissez parmi ${levels.join(', ')}`)
}
