import { sql } from 'kysely'
import type { z } from 'zod'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import type { HarvestGate } from '#platform/trace/gates.slot.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import type { Asking } from '#culture/plantings/plantings.server.ts'
import { preHarvestDaysOf } from '../delays.model.ts'
import type { ClosedPlace } from '../treatment.model.ts'
import { treatmentsElement } from '../treatments-place.model.ts'
import { touchedBy } from './ways-of-places.ts'

/** Places of the caller's companies that nobody may enter yet, then those whose harvest waits. */
export async function closedPlaces(given: Asking) {
  const { companyIds } = await companyScopeOf(given, treatmentsElement)
  const now = given.clock.now().toString()
  const { rows } = await sql<z.output<typeof ClosedPlace>>`
    select t.id as treatment_id, case p.within when '' then p.name else p.within || ' › ' || p.name end as place,
           t.re_entry_at, t.harvest_from
      from culture.treatment t join ${placesOfCompanies(companyIds)} p on p.id = t.place_id
     where t.state in ('done', 'validated') and greatest(t.re_entry_at, t.harvest_from) > ${now}
     order by t.re_entry_at <= ${now}, greatest(t.re_entry_at, t.harvest_from), t.id`.execute(given.db)
  return rows
}

/** @throws Refusal 409 PLACE_CLOSED where a re-entry delay runs at that instant */
export async function requireOpenPlaces(db: CultureDb, placeIds: readonly string[], at: string) {
  const { rows } = await sql<{ place: string; reEntryAt: string }>`
    select p.name as place, t.re_entry_at
      from culture.treatment t join platform.place p on p.id = t.place_id
     where t.state in ('done', 'validated') and t.started_at <= ${at} and t.re_entry_at > ${at}
       and t.place_id in ${touchedBy(placeIds)}
     order by t.re_entry_at desc, t.id limit 1`.execute(db)
  if (!rows[0]) return
  const [day, hour] = dayAndHourOf(rows[0].reEntryAt)
  throw new Refusal(409, 'PLACE_CLOSED', 'culture.treatments.place-closed', {
    values: { place: rows[0].place, day, hour },
  })
}

type Standing = {
  treatmentId: string
  endedAt: string
  harvestFrom: string
  product: string
  preHarvestDays: number | null
}

/** A harvest waits where a treatment of its place, of what is inside it or of what contains it asks it to. */
export const harvestGate: HarvestGate = {
  mayEnter: async (db, { placeIds, harvestedAt }) => {
    const { rows } = await sql<Standing>`
      select t.id as treatment_id, t.ended_at, t.harvest_from, p.name as product, k.pre_harvest_days
        from culture.treatment t
        join culture.treatment_product k on k.treatment_id = t.id
        join culture.phyto_product p on p.id = k.product_id
       where t.state in ('done', 'validated') and t.started_at <= ${harvestedAt} and t.harvest_from > ${harvestedAt}
         and t.place_id in ${touchedBy(placeIds)}
       order by t.harvest_from desc, t.id, p.search_text, p.id`.execute(db)
    return {
      ok: rows.length === 0,
      allowedFrom: rows[0]?.harvestFrom ?? null,
      because: rows.map(({ treatmentId, product, endedAt, preHarvestDays }) => ({
        treatmentId,
        product,
        endedAt,
        delayDays: preHarvestDaysOf({ preHarvestDays }),
      })),
    }
  },
}
