import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sillon-settings-test-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const key = 'kZ3vQ0b1yq2W9sT8uXfGhJ4lMnPrC5dE6aBiOeYw7U0='
const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env })

test('a new person starts with nothing set: embedded database, demo, this machine only', () => {
  expect(read()).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    demo: true,
    trustedProxies: [],
    logLevel: 'info',
  })
})

test('an empty variable is one that is not set', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', SILLON_DEMO: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    demo: true,
  })
})

test('a database of one’s own has no demo, unless asked for', () => {
  const DATABASE_URL = 'postgresql://sillon@localhost/sillon'
  expect(read({ DATABASE_URL }).demo).toBe(false)
  expect(read({ DATABASE_URL, SILLON_DEMO: '1' }).demo).toBe(true)
})

test('addresses lose their last slash', () => {
  const settings = read({ PUBLIC_URL: 'https://sillon.exemple.fr/', CAREERS_URL: 'https://emploi.exemple.fr/offres/' })
  expect(settings.publicUrl).toBe('https://sillon.exemple.fr')
  expect(settings.careersUrl).toBe('https://emploi.exemple.fr/offres')
})

test('proxies are a list of addresses and networks', () => {
  expect(read({ TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/16 ::1' }).trustedProxies).toEqual([
    '10.0.0.5',
    '192.168.0.0/16',
    '::1',
  ])
})

test('machines of the own network that may be called are a list of names and addresses', () => {
  expect(read({ PRIVATE_HOSTS: 'connexion.exemple.lan, 10.0.0.7' }).privateHosts).toEqual([
    'connexion.exemple.lan',
    '10.0.0.7',
  ])
  expect(read({}).privateHosts).toEqual([])
})

describe('a wrong value is refused by the name of its variable', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/sillon'],
    ['DATABASE_URL', 'sillon'],
    ['PUBLIC_URL', 'sillon.exemple.fr'],
    ['PUBLIC_URL', 'https://exemple.fr/sillon'],
    ['SMTP_URL', 'https://mail.exemple.fr'],
    ['SILLON_DEMO', 'peut-être'],
    ['SILLON_KEY', 'court'],
    ['SILLON_KEY', 'a'.repeat(64)],
    ['SILLON_KEY', 'f00dbabe'.repeat(4)],
    ['SILLON_FORMER_KEY', 'court'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['PRIVATE_HOSTS', 'https://connexion.exemple.lan'],
    ['PRIVATE_HOSTS', '10.0.0.7:8080'],
    ['LOG_LEVEL', 'bavard'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
  ])('%s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingsError)
    expect(() => read({ [name]: value })).toThrow(`Réglage ${name} : `)
  })

  test('by the values that it may have, where production was meant', () => {
    expect(() => read({ NODE_ENV: 'Production' })).toThrow('donnez production, development, test, ou rien')
    expect(read({ NODE_ENV: 'development' }).production).toBe(false)
  })

  test('without repeating an address that may hold a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://sillon:secret@localhost' })).toThrow(/^(?!.*secret)/)
  })
})

describe('the key of the server', () => {
  test('is made once, for this account only, and kept', () => {
    const first = read().key
    expect(statSync(join(dataDir, 'server.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'server.key'), 'utf8').trim()).toBe(first)
    expect(read().key).toBe(first)
  })

  test('is the one given', () => {
    expect(read({ SILLON_KEY: key }).key).toBe(key)
  })

  test('has no former one, unless it is being replaced', () => {
    expect(read({ SILLON_KEY: key }).formerKey).toBeUndefined()
    expect(read({ SILLON_KEY: key, SILLON_FORMER_KEY: `${key}x` }).formerKey).toBe(`${key}x`)
  })
})

describe('in production', () => {
  const production = { NODE_ENV: 'production', SILLON_KEY: key, PUBLIC_URL: 'https://sillon.exemple.fr' }

  test('there is no demo', () => {
    expect(read(production).demo).toBe(false)
    expect(() => read({ ...production, SILLON_DEMO: '1' })).toThrow('Réglage SILLON_DEMO : ')
  })

  test('the key must be given', () => {
    expect(() => read({ ...production, SILLON_KEY: '' })).toThrow('Réglage SILLON_KEY : la clé du serveur manque')
  })

  test('plain http is refused, except on this machine or when the risk is accepted', () => {
    const plain = { ...production, PUBLIC_URL: 'http://sillon.exemple.fr' }
    expect(() => read(plain)).toThrow('Réglage PUBLIC_URL : ')
    expect(read({ ...plain, ALLOW_PLAIN_HTTP: '1' }).publicUrl).toBe('http://sillon.exemple.fr')
    for (const own of ['http://localhost:3000', 'http://127.0.0.2:3000', 'http://[::1]:3000'])
      expect(read({ ...production, PUBLIC_URL: own }).publicUrl).toBe(own)
  })
})
