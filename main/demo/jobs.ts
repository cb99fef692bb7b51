import type { Career } from './careers.ts'
import type { Organisation, Site } from './organisation.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Job = { site: Site; position: string }

type Dated<Fact> = Fact & { activationDate: string }
export type PositionHeld = Dated<{ positionId: string; name: string; origin: 'contract' | 'amendment' }>
export type WorkplaceHeld = Dated<{
  siteId: string
  unitId: string | null
  subunitId: string | null
  origin: 'contract' | 'move'
}>

/** Of a day counted back from today; negative ones are still to come. */
type DaysAgo = (days: number) => string

const lengthOf = ({ hired, left }: Career) => hired - (left ?? 0)

/** The position first held, perhaps a second one, and for a few of those still there one that is to come. */
export function drawPositions(
  random: SeededRandom,
  { positionIds }: Organisation,
  { site, position }: Job,
  career: Career,
  daysAgo: DaysAgo,
): PositionHeld[] {
  const held = (name: string, activation: number): PositionHeld => ({
    positionId: positionIds.get(name) as string,
    name,
    activationDate: daysAgo(activation),
    origin: activation === career.hired ? 'contract' : 'amendment',
  })
  const before = random.weighted(site.plan.trades)
  const rose = lengthOf(career) > 400 && before !== position && random.chance(0.3)
  const next = random.weighted(site.plan.trades)
  const willChange = career.left === null && next !== position && random.chance(0.04)
  return [
    held(rose ? before : position, career.hired),
    ...(rose ? [held(position, momentWithin(random, career))] : []),
    ...(willChange ? [held(next, -random.int(5, 40))] : []),
  ]
}

/** The first place of work on the site, and where the person moved since. */
export function drawWorkplaces(random: SeededRandom, site: Site, career: Career, daysAgo: DaysAgo): WorkplaceHeld[] {
  const at = (activation: number): WorkplaceHeld => {
    const unit = random.chance(0.85) && site.units.length > 0 ? random.pick(site.units) : null
    const subunit = unit && unit.subunits.length > 0 && random.chance(0.5) ? random.pick(unit.subunits) : null
    return {
      siteId: site.id,
      unitId: unit?.id ?? null,
      subunitId: subunit?.id ?? null,
      activationDate: daysAgo(activation),
      origin: activation === career.hired ? 'contract' : 'move',
    }
  }
  const moved = lengthOf(career) > 150 && random.chance(0.25)
  const willMove = career.left === null && random.chance(0.03)
  return [
    at(career.hired),
    ...(moved ? [at(momentWithin(random, career))] : []),
    ...(willMove ? [at(-random.int(5, 40))] : []),
  ]
}

const momentWithin = (random: SeededRandom, { hired, left }: Career) => random.int((left ?? 0) + 20, hired - 20)
