import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SettingsError } from './readers.ts'

/**
 * The key given, else the one of the file, made at the first start. Production must be given one, so that it does not
 * lie beside the data that it protects.
 */
export function readServerKey(given: string | undefined, { production, file }: { production: boolean; file: string }) {
  if (given !== undefined) return requireStrong(given, 'SILLON_KEY')
  if (!production) return requireStrong(keptKey(file), file)
  throw new SettingsError(
    'SILLON_KEY',
    'la clé du serveur manque, et la production l’exige : créez-en une (openssl rand -base64 32), gardez-la en lieu sûr et donnez-la dans SILLON_KEY',
  )
}

export const readFormerKey = (given: string | undefined) =>
  given === undefined ? undefined : requireStrong(given, 'SILLON_FORMER_KEY')

function requireStrong(text: string, source: string) {
  if (isStrong(text)) return text
  throw new SettingsError(
    source,
    'la clé est trop faible : il faut au moins 32 octets tirés au hasard (openssl rand -base64 32)',
  )
}

/** 32 characters of text, or 32 bytes when it is all hexadecimal; a repeated character is no key. */
const isStrong = (text: string) => text.length >= (/^[0-9a-f]+$/i.test(text) ? 64 : 32) && new Set(text).size >= 8

/** Linked into place whole: two first starts at once agree on one key. */
function keptKey(file: string) {
  const kept = readIfThere(file)
  if (kept !== undefined) return kept
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const making = `${file}.${process.pid}`
  writeFileSync(making, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(making, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(making)
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
