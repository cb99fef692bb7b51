import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import type { SampledPlant } from '../plant-round.model.ts'
import { attributionElement } from '../plant-rounds-place.model.ts'
import type { samplesCalls } from '../samples.calls.ts'
import { makeRounds } from './make-rounds.ts'
import { requireCrop } from '#culture/plantings/plantings.server.ts'
import { requireObserver } from './require-observer.ts'
import { attributionOf } from './samples.queries.ts'

type Save = typeof samplesCalls.saveAttribution

/** @throws Refusal 404; 403; 400 of an observer who is no member, of a tag that is there twice or was given before; 409 */
export async function saveAttribution(given: Given<Save, CultureTables>, input: InputOf<Save>) {
  const { db, clock } = given
  const { plantingId, observerId, plants, version } = input
  await requireCrop(given, plantingId, attributionElement, 3)
  const standing = await db
    .selectFrom('culture.plant_attribution')
    .select(['id', 'version'])
    .where('plantingId', '=', plantingId)
    .executeTakeFirst()
  requireUnchanged(standing ?? { version: 0 }, { version })
  await requireObserver(db, observerId)
  requireTagsOnce(plants)
  const attributionId = await written(db, { plantingId, observerId, standing })
  await writePlants(db, { attributionId, plants, today: clock.today().toString() })
  await db
    .updateTable('culture.plant_round')
    .set(eb => ({ observerId, version: eb('version', '+', 1) }))
    .where('plantingId', '=', plantingId)
    .where('state', '=', 'due')
    .where('observerId', '<>', observerId)
    .execute()
  await makeRounds(db, clock.today(), plantingId)
  return attributionOf(given, plantingId)
}

function requireTagsOnce(plants: readonly SampledPlant[]) {
  const twice = plants.findIndex(({ tag }, place) => plants.findIndex(one => one.tag === tag) < place)
  if (twice !== -1) throw wrongField(`plants.${twice}.tag`, 'taken', 'culture.rounds.tag-twice')
}

type Writing = { plantingId: string; observerId: string; standing: { id: string; version: number } | undefined }

async function written(db: CultureDb, { plantingId, observerId, standing }: Writing) {
  if (standing) {
    await db
      .updateTable('culture.plant_attribution')
      .set({ observerId, version: standing.version + 1 })
      .where('id', '=', standing.id)
      .execute()
    return standing.id
  }
  const { id } = await db
    .insertInto('culture.plant_attribution')
    .values({ plantingId, observerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Plants = { attributionId: string; plants: readonly SampledPlant[]; today: string }

/** Plants are known by their tags: one that is no longer named has left, and its tag goes to no other. */
async function writePlants(db: CultureDb, { attributionId, plants, today }: Plants) {
  const known = await db
    .selectFrom('culture.sampled_plant')
    .select(['id', 'tag', 'rowLabel', 'position', 'rank', 'leftOn'])
    .where('attributionId', '=', attributionId)
    .execute()
  const byTag = new Map(known.map(row => [row.tag, row]))
  for (const [rank, plant] of plants.entries()) {
    const row = byTag.get(plant.tag)
    if (row?.leftOn) throw wrongField(`plants.${rank}.tag`, 'TAG_USED', 'culture.rounds.tag-used')
    if (!row)
      await db
        .insertInto('culture.sampled_plant')
        .values({ attributionId, ...plant, rank })
        .execute()
    else if (row.rowLabel !== plant.rowLabel || row.position !== plant.position || row.rank !== rank)
      await db
        .updateTable('culture.sampled_plant')
        .set({ rowLabel: plant.rowLabel, position: plant.position, rank })
        .where('id', '=', row.id)
        .execute()
  }
  const named = new Set(plants.map(({ tag }) => tag))
  const leaving = known.filter(({ tag, leftOn }) => leftOn === null && !named.has(tag)).map(({ id }) => id)
  if (leaving.length > 0)
    await db.updateTable('culture.sampled_plant').set({ leftOn: today }).where('id', 'in', leaving).execute()
}
