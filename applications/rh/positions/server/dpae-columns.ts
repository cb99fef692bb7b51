import { sql } from 'kysely'
import { type DpaeConfiguration, dpaeBoxes } from '../dpae-configuration.model.ts'

const texts = ['inaptitudeOuAmenagementPoste', 'detailsRisquesParticuliers'] as const
const keys = [...dpaeBoxes, ...texts]

const columnOf = (key: string) => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** A declaration as the columns of a table hold it. */
export const dpaeColumns = (configuration: DpaeConfiguration): Record<string, boolean | string | null> =>
  Object.fromEntries(keys.map(key => [columnOf(key), configuration[key]]))

/** The declaration in row `alias`; null where the row is missing. */
export const dpaeOf = (alias: string) =>
  sql<DpaeConfiguration | null>`case when ${sql.ref(`${alias}.client_id`)} is not null then jsonb_build_object(${sql.join(
    keys.flatMap(key => [sql.lit(key), sql.ref(`${alias}.${columnOf(key)}`)]),
  )}) end`
