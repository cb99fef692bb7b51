import { mkdir } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'
import { requirePostgres18 } from './require-postgres-18.ts'
import { readSettings } from './settings.ts'

const settings = readSettings({
  SILLON_KEY: 'kZ3vQ0b1yq2W9sT8uXfGhJ4lMnPrC5dE6aBiOeYw7U0=',
  DATABASE_URL: 'postgresql://sillon:secret@localhost:1/sillon',
})

test('a taken port is explained with another one to try', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => first.once('listening', resolve))
  const { port } = first.address() as { port: number }
  const failure = await new Promise(resolve => createServer().once('error', resolve).listen(port, '127.0.0.1'))
  first.close()
  expect(explainStartFailure(failure, { ...settings, port })).toMatch(`Le port 127.0.0.1:${port} est déjà pris`)
})

test('an unreachable database is named without its password', async () => {
  const failure = await new Promise(resolve => createConnection(1, 'localhost').once('error', resolve))
  expect(explainStartFailure(failure, settings)).toMatch(
    /^La base de données de DATABASE_URL ne répond pas \(localhost:1/,
  )
  expect(explainStartFailure(failure, settings)).not.toContain('secret')
})

test('an older PostgreSQL is refused by its version', () => {
  expect(() => requirePostgres18(180_004)).not.toThrow()
  expect(() => requirePostgres18(170_002)).toThrow('est un PostgreSQL 17')
})

test.each([
  ['ENOSPC', 'Le disque est plein (/data/x)'],
  ['EACCES', 'Ce compte n’a pas le droit d’écrire (/data/x)'],
  ['EROFS', 'Le disque est en lecture seule (/data/x)'],
])('%s on the data folder is explained', (code, sentence) => {
  expect(explainStartFailure(Object.assign(new Error(code), { code, path: '/data/x' }), settings)).toContain(sentence)
})

test('a data folder below a file is explained', async () => {
  const file = fileURLToPath(import.meta.url)
  const failure = await mkdir(`${file}/data`, { recursive: true }).catch(error => error)
  expect(explainStartFailure(failure, undefined)).toMatch('Le dossier des données ne peut pas être créé')
})

test('a defect is not explained away', () => {
  expect(explainStartFailure(new TypeError('x is not a function'), settings)).toBeUndefined()
})
