import { StartFailure } from './start-failure.ts'

/** @throws StartFailure when `server_version_num` (180004 for 18.4) is that of an older PostgreSQL */
export function requirePostgres18(versionNumber: number) {
  if (versionNumber >= 180_000) return
  throw new StartFailure(
    `La base de données est un PostgreSQL ${Math.floor(versionNumber / 10_000)}, et Sillon demande la version 18 ou plus : mettez-la à jour, ou retirez DATABASE_URL pour la base embarquée.`,
  )
}
