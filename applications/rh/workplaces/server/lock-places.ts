import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/**
 * Held until the end of the transaction by whoever changes the places of a client: of two who want one name, or of whom
 * one archives what the other fills, the second finds what the first has done. They change too rarely to wait.
 */
export const lockPlaces = (db: RhDb) => sql`select pg_advisory_xact_lock(${placesOfClient})`.execute(db)

/** The same for whoever puts somebody in a place: as many as want at once, while no place changes under them. */
export const holdPlaces = (db: RhDb) => sql`select pg_advisory_xact_lock_shared(${placesOfClient})`.execute(db)

const placesOfClient = sql`hashtextextended('rh places ' || kernel.client_id(), 0)`
