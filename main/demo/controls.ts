import { duesOfDay } from '#qualite/control-plans/control-plan.model.ts'
import { verdictOf } from '#qualite/controls/control.model.ts'
import type { Row } from './insert-rows.ts'
import { seededRandom } from './seeded-random.ts'
import type { Masters } from './workshop-masters.ts'

type Context = { masters: Masters; id: () => string; slug: string; today: Temporal.PlainDate; by: readonly string[] }

type Measure = { name: string; unit: string | null; low: number | null; high: number | null; decimals: number }
type Plan = {
  code: string
  label: string
  kind: string
  place: string
  weekdays: number[]
  times: string[]
  instruction: string | null
  corrective: string
  measures: Measure[]
  /** What is read as a rule, and what once was. */
  usual: number[][]
  wrong?: number[]
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const workingDays = [1, 2, 3, 4, 5, 6]
const passed = (name: string) => ({ name, unit: 'passages', low: 3, high: 3, decimals: 0 })

/** What a packing station controls. */
const plans: readonly Plan[] = [
  {
    code: 'CCP1',
    label: 'Température de la chambre froide',
    kind: 'ccp',
    place: 'Chambre froide 1',
    weekdays: everyDay,
    times: ['06:30', '14:00', '21:00'],
    instruction: 'Sonde de référence, au milieu de la chambre, porte fermée depuis dix minutes.',
    corrective:
      'Baisser la consigne, appeler le frigoriste, mettre de côté les lots restés plus de deux heures au-dessus.',
    measures: [{ name: 'Température', unit: '°C', low: 8, high: 12, decimals: 1 }],
    usual: [[9.4], [10.1], [9.8], [10.6], [11.2]],
    wrong: [13.1],
  },
  {
    code: 'CCP2',
    label: 'Essai du détecteur de métaux',
    kind: 'ccp',
    place: 'Ligne 1',
    weekdays: workingDays,
    times: ['05:30', '09:30', '13:30', '17:30'],
    instruction: 'Trois passages de chaque éprouvette, en tête, au milieu et en fin de tapis.',
    corrective: 'Arrêter la ligne, régler, refaire passer tout ce qui est sorti depuis le dernier essai conforme.',
    measures: [passed('Ferreux 2,0 mm'), passed('Non ferreux 2,5 mm'), passed('Inox 3,0 mm')],
    usual: [[3, 3, 3]],
  },
  {
    code: 'PRPO1',
    label: 'Chlore de l’eau de lavage',
    kind: 'prpo',
    place: 'Bac de lavage',
    weekdays: [1, 3, 5],
    times: ['07:00'],
    instruction: null,
    corrective: 'Régler la pompe doseuse, changer le bac.',
    measures: [{ name: 'Chlore libre', unit: 'mg/L', low: 0.1, high: 0.5, decimals: 2 }],
    usual: [[0.21], [0.32], [0.18]],
  },
  {
    code: 'POIDS',
    label: 'Poids de la barquette de 500 g',
    kind: 'weight',
    place: 'Ligne 1',
    weekdays: workingDays,
    times: ['10:00', '15:00'],
    instruction: 'Dix barquettes prises à la suite ; relever la plus légère et la moyenne.',
    corrective: 'Régler la doseuse, reprendre les barquettes depuis le dernier relevé.',
    measures: [
      { name: 'La plus légère', unit: 'g', low: 485, high: null, decimals: 0 },
      { name: 'Moyenne', unit: 'g', low: 500, high: 530, decimals: 0 },
    ],
    usual: [
      [498, 511],
      [502, 514],
      [496, 508],
    ],
  },
  {
    code: 'NET1',
    label: 'Nettoyage de fin de journée',
    kind: 'cleaning',
    place: 'Salle de conditionnement',
    weekdays: workingDays,
    times: ['20:00'],
    instruction: 'Tapis, goulottes, sols ; produits du plan de nettoyage.',
    corrective: 'Refaire avant de démarrer.',
    measures: [],
    usual: [[]],
  },
]

const weeksBehind = 2

/** Two weeks of controls: one was late, one was missed, one did not conform; the latest await a second person. */
export function rowsOfControls({ masters: { companyId, mark }, id, slug, today, by }: Context) {
  const random = seededRandom(`controls of ${slug}`)
  const written = {
    plans: [] as Row[],
    measures: [] as Row[],
    dues: [] as Row[],
    records: [] as Row[],
    values: [] as Row[],
    validations: [] as Row[],
  }
  const first = today.subtract({ weeks: weeksBehind })
  for (const { usual, wrong, measures, ...plan } of plans) {
    const planId = id()
    written.plans.push({
      ...plan,
      id: planId,
      companyId,
      label: mark(plan.label),
      lotKinds: [],
      graceMin: 30,
      askedFrom: first.toZonedDateTime('Europe/Paris').toInstant().toString(),
      archivedAt: null,
      version: 1,
    })
    written.measures.push(...measures.map((measure, place) => ({ ...measure, planId, rank: place + 1 })))
    for (let ago = weeksBehind * 7; ago >= -1; ago -= 1)
      for (const [place, dueAt] of duesOfDay(plan, today.subtract({ days: ago })).entries()) {
        const dueId = id()
        written.dues.push({ id: dueId, planId, dueAt, lotId: null, lotNumber: null, toldAt: dueAt })
        const isMissed = ago === 5 && place === 2
        if (ago <= 0 || isMissed) continue
        const isLate = ago === 3 && place === 1
        const isWrong = ago === 4 && place === 0 && wrong !== undefined
        const read = isWrong ? wrong : random.pick(usual)
        const recordId = id()
        const recorded = Temporal.Instant.from(dueAt).add({ minutes: isLate ? 75 : random.int(0, 25) })
        written.records.push({
          id: recordId,
          dueId,
          verdict: verdictOf(measures.map((measure, at) => ({ measure, value: read[at] ?? 0 }))),
          isLate,
          correction: isWrong ? mark('Consigne baissée à 9 °C, porte réglée ; 10,2 °C une heure après.') : null,
          fate: isWrong ? 'accepted' : null,
          remark: null,
          recordedAt: recorded.toString(),
          actorId: by[0] ?? null,
          cancelsId: null,
        })
        written.values.push(
          ...measures.map((measure, at) => ({ ...measure, recordId, rank: at + 1, value: read[at] ?? 0 })),
        )
        if (plan.kind === 'ccp' && ago > 1 && by[1] !== undefined)
          written.validations.push({
            recordId,
            validatedAt: recorded.add({ hours: 9 }).toString(),
            actorId: by[1],
          })
      }
  }
  return {
    'qualite.control_plan': written.plans,
    'qualite.control_measure': written.measures,
    'qualite.control_due': written.dues,
    'qualite.control_record': written.records,
    'qualite.control_value': written.values,
    'qualite.control_validation': written.validations,
  }
}
