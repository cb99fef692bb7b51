import type { Level } from '#kernel/shared/access.ts'
import type { Ask } from './ask.ts'
import { standingRows } from './standing-rows.queries.ts'

/**
 * A person's effective level on each element of a client, above 0 only.
 * own = the best of what he is granted (client admin, services under their company's ceiling, himself), under the
 * ceilings of client and person and the roof of read-only; effective adds what running delegations lend of others' own.
 */
export const levelsStatement = (asked: { named: boolean; own: boolean }) => `${standingRows(asked)},
granted as (
  select p.user_id, cc.element_id, cc.ceiling as level from person p cross join client_ceiling cc where p.admin
  union all
  select b.user_id, b.element_id, least(b.level, coalesce(co.ceiling, 3))
  from by_service b left join company_ceiling co on co.company_id = b.company_id and co.element_id = b.element_id
  union all
  select user_id, element_id, level from personal where level is not null),
own as materialized (
  select g.user_id, g.element_id, least(max(g.level), min(cc.ceiling), coalesce(min(pe.ceiling), 3), min(p.roof)) as level
  from granted g join client_ceiling cc on cc.element_id = g.element_id join person p on p.user_id = g.user_id
  left join personal pe on pe.user_id = g.user_id and pe.element_id = g.element_id
  group by 1, 2)
select t.element_id, least(max(t.level), coalesce(min(pe.ceiling), 3), min(p.roof))::int as level
from (select element_id, level from own where user_id = $2
      union all
      select o.element_id, least(o.level, d.level) from delegated d join own o on o.user_id = d.delegator_id and o.element_id = d.element_id) t
join person p on p.user_id = $2 left join personal pe on pe.user_id = $2 and pe.element_id = t.element_id
group by t.element_id having max(t.level) > 0`

const ofAll = levelsStatement({ named: false, own: false })
const ofNamed = levelsStatement({ named: true, own: false })
const ownOfAll = levelsStatement({ named: false, own: true })
const ownOfNamed = levelsStatement({ named: true, own: true })

export type Who = { clientId: string; userId: string; now: Temporal.Instant }

type Row = { elementId: number; level: Level }

/** Levels above 0 of a person in a client; `elementIds` asks for those alone. */
export function levelsOf(ask: Ask, { clientId, userId, now }: Who, elementIds?: readonly number[]): Promise<Row[]> {
  const values = [clientId, userId, now.toString()]
  return elementIds ? ask<Row>('levels of named', ofNamed, [...values, elementIds]) : ask<Row>('levels', ofAll, values)
}

/** The same without what others lend: what he may lend himself. */
export function ownLevelsOf(ask: Ask, { clientId, userId, now }: Who, elementIds?: readonly number[]): Promise<Row[]> {
  const values = [clientId, userId, now.toString()]
  return elementIds
    ? ask<Row>('own levels of named', ownOfNamed, [...values, elementIds])
    : ask<Row>('own levels', ownOfAll, values)
}
