import type { EnergieDb } from '#energie/energie-db.ts'
import type { ReadIndex } from '../../readings/reading-chain.model.ts'

type Meter = { id: string; energy: string; unit: 'm3' | 'kwh' | 'mwh' | 'kg' | 'litre'; indexMax: number | null }

/** The meter of a contract with its validated readings, by their days; none where the contract names none. */
export async function meteredOf(db: EnergieDb, contractId: string) {
  const meter = await db
    .selectFrom('energie.energy_contract as contract')
    .innerJoin('energie.meter as meter', 'meter.id', 'contract.meterId')
    .select(['meter.id', 'meter.energy', 'meter.unit', 'meter.indexMax'])
    .where('contract.id', '=', contractId)
    .$castTo<Meter>()
    .executeTakeFirst()
  if (!meter) return null
  const readings = await db
    .selectFrom('energie.reading')
    .select(['readOn', 'indexMilli as index', 'restartMilli as restart', 'rolledOver'])
    .where('meterId', '=', meter.id)
    .where('state', '=', 'validated')
    .orderBy('readOn')
    .orderBy('id')
    .$castTo<ReadIndex>()
    .execute()
  return { ...meter, readings }
}
