import { sql } from 'kysely'
import type { GatedLot, LotGate } from '#platform/trace/gates.slot.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'
import { counts } from './controls.queries.ts'

/**
 * What a plan asks of each lot is done, and conforms, or somebody said that it goes on all the same. It asks the plans and not
 * what is due, so that a lot made an instant ago waits too.
 */
export const lotGate: LotGate = {
  missing: async (db, lots) => {
    const { rows } = await sql<{ lotId: string; planLabel: string }>`
      select l.id as lot_id, p.code || ' ' || p.label as plan_label
        from jsonb_to_recordset(${JSON.stringify(lots.map(asTold))}::jsonb)
             as l(id uuid, kind text, "companyId" uuid, "madeAt" timestamptz)
        join qualite.control_plan p on p.company_id = l."companyId" and l.kind = any(p.lot_kinds)
       where p.archived_at is null and l."madeAt" >= p.asked_from
         and not exists (
           select from qualite.control_due d join qualite.control_record r on r.due_id = d.id
            where d.plan_id = p.id and d.lot_id = l.id and ${counts}
              and (r.verdict <> 'not_conform' or r.fate in ('accepted', 'reworked', 'downgraded')))
       order by l.id, p.code`.execute(db as never as QualiteDb)
    return rows
  },
}

const asTold = ({ id, kind, companyId, madeAt }: GatedLot) => ({ id, kind, companyId, madeAt })
