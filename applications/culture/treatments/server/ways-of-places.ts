import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'

/** Whether a place is a greenhouse or inside one. */
export const isUnderCover = (placeId: RawBuilder<unknown>) => sql<boolean>`(
  with recursive up as (
    select id, parent_id, kind from platform.place where id = ${placeId}
    union all
    select p.id, p.parent_id, p.kind from platform.place p join up on p.id = up.parent_id)
  select bool_or(kind = 'greenhouse') from up)`

/** The places, what is inside them and what contains them: a delay of one of these holds there. */
export const touchedBy = (placeIds: readonly string[]) => sql`(
  with recursive up as (
    select id, parent_id from platform.place where id in ${eachOf(placeIds)}
    union
    select p.id, p.parent_id from platform.place p join up on p.id = up.parent_id),
  down as (
    select id from platform.place where id in ${eachOf(placeIds)}
    union
    select p.id from platform.place p join down on p.parent_id = down.id)
  select id from up union select id from down)`
