import type { SeededRandom } from './seeded-random.ts'

/** Days before today: hired then, left then (null for those who are still there). */
export type Career = { hired: number; left: number | null }

const year = 365

/** Careers from the oldest hiring to the newest, the order in which payroll numbers are given. */
export const drawCareers = (random: SeededRandom, { active, former }: { active: number; former: number }): Career[] =>
  [
    ...Array.from({ length: active }, () => drawActive(random)),
    ...Array.from({ length: former }, () => drawFormer(random)),
  ].sort((one, other) => other.hired - one.hired)

/** Somewhat more than half are permanent; the others came for the season. */
function drawActive(random: SeededRandom): Career {
  if (!random.chance(0.55)) return { hired: random.int(3, 230), left: null }
  return { hired: Math.min(random.int(231, 25 * year), random.int(231, 25 * year)), left: null }
}

/** Most came for a season of the last five years. */
function drawFormer(random: SeededRandom): Career {
  const left = random.int(5, 5 * year)
  return { hired: left + (random.chance(0.85) ? random.int(15, 230) : random.int(231, 15 * year)), left }
}

const youngestAtHiring: Record<string, number> = { 16: 3, 18: 35, 26: 40, 42: 22 }

/** Age in days at hiring: 16 at least, and such that nobody is past 66 when he leaves, or today. */
export function drawAgeAtHiring(random: SeededRandom, { hired, left }: Career) {
  const oldest = 65 - Math.ceil((hired - (left ?? 0)) / year)
  const youngest = Number(random.weighted(youngestAtHiring))
  const years = Math.min(oldest, random.int(youngest, youngest + 16))
  return Math.ceil(years * 365.25) + random.int(0, year - 1)
}
