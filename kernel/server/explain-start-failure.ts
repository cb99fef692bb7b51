import type { Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

type SystemError = Error & { code?: string; syscall?: string; path?: string; errors?: unknown[] }

/**
 * One French sentence that says what to do, for the failures that a start is known to meet; undefined for a defect.
 * `settings` is undefined when reading them is what failed.
 */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof StartFailure) return error.message
  const failure = firstCause(error)
  if (!failure?.code) return undefined
  if (failure.syscall === 'listen') return explainListening(failure, settings)
  return explainDisk(failure) ?? explainDatabase(failure, settings)
}

/** A connection tried over IPv6 and IPv4 fails with both refusals inside. */
function firstCause(error: unknown): SystemError | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return firstCause(error.errors[0])
  return error instanceof Error ? error : undefined
}

function explainListening({ code }: SystemError, settings: Settings | undefined) {
  const place = settings ? `${settings.host}:${settings.port}` : 'demandé'
  if (code === 'EADDRINUSE')
    return `Le port ${place} est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre (PORT=3001 npm start).`
  if (code === 'EACCES')
    return `Ce compte ne peut pas ouvrir le port ${place} : choisissez un port au-dessus de 1024 (PORT=3000 npm start).`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `L’adresse ${place} n’est pas celle de cette machine : corrigez HOST (127.0.0.1, ou 0.0.0.0 pour toutes).`
  return undefined
}

function explainDisk({ code = '', syscall, path }: SystemError) {
  const place = path ? ` (${path})` : ''
  if (code === 'ENOTDIR' || (syscall === 'mkdir' && ['ENOENT', 'EEXIST'].includes(code)))
    return `Le dossier des données ne peut pas être créé${place} : choisissez-en un autre dans DATA_DIR.`
  if (code === 'ENOSPC' || code === '53100')
    return `Le disque est plein${place} : libérez de la place, puis relancez. Rien de ce qui était enregistré n’est perdu.`
  if (code === 'EROFS') return `Le disque est en lecture seule${place} : choisissez un autre dossier dans DATA_DIR.`
  if (code === 'EACCES' || code === 'EPERM')
    return `Ce compte n’a pas le droit d’écrire${place} : rendez-le-lui, ou choisissez un autre dossier dans DATA_DIR.`
  return undefined
}

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']

function explainDatabase({ code = '' }: SystemError, settings: Settings | undefined) {
  if (unreachable.includes(code) && settings?.databaseUrl)
    return `La base de données de DATABASE_URL ne répond pas (${new URL(settings.databaseUrl).host}, ${code}) : vérifiez qu’elle est démarrée et joignable, ou retirez DATABASE_URL pour la base embarquée.`
  if (code === '28P01' || code === '28000')
    return 'La base de données refuse le compte ou le mot de passe de DATABASE_URL : corrigez-les.'
  if (code === '3D000')
    return 'La base nommée dans DATABASE_URL n’existe pas : créez-la (createdb), ou corrigez son nom.'
  if (code === '53300')
    return 'La base de données n’accepte plus de connexions : augmentez max_connections, ou fermez-en.'
  if (code === '57P03') return 'La base de données démarre encore ou s’arrête : relancez dans un instant.'
  if (code === '42501')
    return 'Le compte de DATABASE_URL n’a pas les droits d’installer Sillon : donnez-lui la base et le droit de créer des rôles (createrole).'
  return undefined
}
