import type { Masters } from './workshop-masters.ts'

type Context = { masters: Masters; id: () => string; today: Temporal.PlainDate }

const packagings = [
  { code: 'EMB-BQ', name: 'Barquette operculée', unit: 'piece', perCase: 10 },
  { code: 'EMB-CT', name: 'Carton 40 × 30', unit: 'piece', perCase: 1 },
  { code: 'EMB-ET', name: 'Étiquette colis', unit: 'piece', perCase: 1 },
] as const

/** Thousandths of a unit, and hundredths of a percent. */
const thousandths = 1_000
const whole = 10_000

/**
 * Packaging, and what the articles of the workshop are made of: the first has a version of last year and a draft beside the
 * one in force, the last has none yet.
 */
export function rowsOfCompositions({ masters: { crops, mark }, id, today }: Context) {
  const family = { id: id(), code: 'EMB', name: mark('Emballages'), level: 'central', parentId: null, version: 1 }
  const papers = packagings.map(packaging => ({ ...packaging, id: id() }))
  const told = crops.slice(0, -1)
  const versions = told.flatMap(({ packedId, familyId }, place) => {
    const version = (versionNo: number, from: number, to: number | null, state: string, lossPct: number) => ({
      id: id(),
      articleId: packedId,
      familyId,
      versionNo,
      state,
      lossPct,
      validFrom: today.subtract({ days: from }).toString(),
      validTo: to === null ? null : today.subtract({ days: to }).toString(),
    })
    if (place > 0) return [version(1, 200, null, 'active', 2)]
    return [version(1, 400, 61, 'active', 3), version(2, 60, null, 'active', 2), version(3, -14, null, 'draft', 1.5)]
  })
  const line = { familyId: null, share: null, packagingId: null, quantity: null, lossPct: 0 }
  return {
    'platform.article_family': [family],
    'platform.article': papers.map(({ id: paperId, code, name, unit }) => ({
      id: paperId,
      code,
      name: mark(name),
      familyId: family.id,
      qualityId: null,
      kind: 'packaging',
      unit,
      gtin: null,
      isSold: false,
      archivedAt: null,
      version: 1,
    })),
    'atelier.composition': versions.map(({ familyId: _, lossPct: __, ...version }) => ({ ...version, version: 1 })),
    'atelier.composition_line': versions.flatMap(({ id: compositionId, familyId, lossPct }) => [
      { ...line, id: id(), compositionId, place: 1, familyId, share: whole, lossPct },
      ...papers.map(({ id: packagingId, perCase }, index) => ({
        ...line,
        id: id(),
        compositionId,
        place: index + 2,
        packagingId,
        quantity: perCase * thousandths,
      })),
    ]),
  }
}
