import type { Row } from './insert-rows.ts'
import type { WorkshopPlan } from './plans/workshops.ts'

export type LineOfDemo = {
  id: string
  articleId: string
  familyId: string
  qualityId: string | null
  caseG: number
  casesPerHour: number
  processId: string
  cropCodeId: string
  placeId: string
  operations: string[]
  operatorIds: string[]
}

type Making = { goods: Readonly<Record<string, readonly Row[]>>; id: () => string; canary: string | null }

/** Cases an hour, and units in a case, crop by crop. */
const paces = [
  { casesPerHour: 95, unitsPerCase: 10 },
  { casesPerHour: 75, unitsPerCase: 12 },
  { casesPerHour: 90, unitsPerCase: 12 },
]

const steps = [
  ['VERSER', 'Versement', 'pouring', 1],
  ['EMBALLER', 'Emballage', 'packing', 3],
  ['ETIQUETER', 'Étiquetage', 'labelling', 1],
  ['PALETTISER', 'Palettisation', 'palletising', 1],
] as const

const machines = [
  ['REMP', 'Remplisseuse', 'filler', true],
  ['ETIQ', 'Étiqueteuse', 'labeller', true],
  ['DETEC', 'Détecteur de métaux', 'detector', true],
] as const

const team = [
  ['Karim', 'Haddad'],
  ['Inès', 'Martin'],
  ['Mihai', 'Popescu'],
  ['Fatima', 'Benali'],
  ['Elena', 'Ionescu'],
  ['Lucas', 'Petit'],
  ['Amina', 'Cherif'],
  ['Paul', 'Lebrun'],
  ['Sofia', 'Rossi'],
] as const

/** What every operator of the demo types: 2468. */
const hashOfDemoPin =
  '$argon2id$v=19$m=19456,t=2,p=1$E9qn2ZakBWTyitDMXRDsnA$wgYPBtK42vOdrZwXQ5X6g959WuBd1i/tdk7rNIyVkss'

/** A line for each crop, what is done along it, its machines and its people, and how the workshop makes each article. */
export function fabricationMasters(shop: WorkshopPlan, { goods, id, canary }: Making) {
  const mark = (text: string) => (canary ? `${canary} ${text}` : text)
  const workshopId = goods['atelier.workshop']?.[0]?.id as string
  const articles = goods['platform.article'] ?? []
  const cropCodes = goods['platform.crop_code'] ?? []
  const blocks = goods['platform.place'] ?? []
  const lines: LineOfDemo[] = shop.crops.map((crop, place) => {
    const article = articles.find(({ code }) => code === crop.packed.code) as Row
    return {
      id: id(),
      articleId: article.id as string,
      familyId: article.familyId as string,
      qualityId: (article.qualityId as string | null) ?? null,
      caseG: crop.packed.caseG,
      casesPerHour: paces[place]?.casesPerHour ?? 80,
      processId: id(),
      cropCodeId: cropCodes.find(({ code }) => code === crop.code)?.id as string,
      placeId: blocks.find(({ code }) => code === `${shop.grower.code}-${crop.blocks[0]}`)?.id as string,
      operations: steps.map(() => id()),
      operatorIds: [0, 1, 2].map(() => id()),
    }
  })
  const rows = {
    'atelier.ligne_atelier': lines.map((line, place) => ({
      id: line.id,
      workshopId,
      code: `L0${place + 1}`,
      label: mark(`Ligne ${place + 1}`),
      position: place + 1,
      casesPerHour: line.casesPerHour,
      stationCount: 2,
    })),
    'atelier.location': lines.map((line, place) => ({
      id: line.processId,
      workshopId,
      ligneId: line.id,
      code: `P-${line.id.slice(-12).toUpperCase()}`,
      name: mark(`Process ligne ${place + 1}`),
      kind: 'process',
    })),
    'atelier.ligne_operation': lines.flatMap(line =>
      steps.map(([code, label, kind, peopleNeeded], rank) => ({
        id: line.operations[rank],
        ligneId: line.id,
        rank: rank + 1,
        code,
        kind,
        peopleNeeded,
        label: mark(label),
      })),
    ),
    'atelier.resource': lines.flatMap((line, place) =>
      machines.map(([code, label, kind, blocking]) => ({
        id: id(),
        workshopId,
        ligneId: line.id,
        code: `${code}-${place + 1}`,
        kind,
        blocking,
        label: mark(label),
      })),
    ),
    'atelier.operator': lines.flatMap((line, place) =>
      line.operatorIds.map((operatorId, turn) => {
        const [firstname, name] = team[(place * 3 + turn) % team.length] as readonly [string, string]
        return {
          id: operatorId,
          workshopId,
          ligneId: line.id,
          firstname,
          name: mark(name),
          badge: `${shop.code}${place}${turn}`,
        }
      }),
    ),
    'atelier.operator_pin': lines.flatMap(line =>
      line.operatorIds.map(operatorId => ({ operatorId, hash: hashOfDemoPin })),
    ),
    'atelier.article_sheet': lines.map((line, place) => {
      const unitsPerCase = paces[place]?.unitsPerCase ?? 6
      return {
        id: id(),
        workshopId,
        articleId: line.articleId,
        nominalG: Math.round(line.caseG / unitsPerCase),
        unitsPerCase,
        netCaseG: line.caseG,
        caseTareG: 350,
        casesPerLayer: 8,
        casesPerPallet: 80,
        expectedLossPct: 4.5,
        casesPerHour: line.casesPerHour,
        bestBeforeDays: 9,
        familyIds: [line.familyId],
      }
    }),
    'atelier.ligne_article': lines.flatMap((line, place) =>
      lines.flatMap((other, turn) =>
        turn === place || turn === (place + 1) % lines.length
          ? [{ ligneId: other.id, articleId: line.articleId, workshopId, preferred: turn === place }]
          : [],
      ),
    ),
  }
  return { lines, rows }
}
