import { closingRight, nonConformitiesElement } from '#qualite/non-conformities/non-conformities-place.model.ts'
import {
  checkableOn,
  dueAtOf,
  type KindOfAction,
  type KindOfNonConformityEvent,
  type Severity,
  type StateOfNonConformity,
} from '#qualite/non-conformities/non-conformity.model.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import type { Masters } from './workshop-masters.ts'

type Context = {
  masters: Masters
  id: () => string
  slug: string
  today: Temporal.PlainDate
  members: readonly Member[]
  /** What was found at controls: the one that did not conform has its own. */
  records: readonly Row[]
}

type Plan = {
  state: StateOfNonConformity
  source: string
  severity: Severity
  title: string
  facts: string | null
  place: string
  daysAgo: number
  lots?: readonly string[]
  causes?: readonly string[]
  whys?: readonly string[]
  /** What was done at once, then what lasts, with the day on which it was done; null while it is not. */
  first?: string
  lasting?: { text: string; daysAgo: number | null }
}

/** What a packing station wrote down these last months, the oldest first. */
const plans: readonly Plan[] = [
  {
    state: 'closed',
    source: 'production',
    severity: 'major',
    title: 'Éclat de plastique dans un bac de tri',
    facts: 'Morceau de bac bleu de 2 cm trouvé par une trieuse, aucun autre après inspection.',
    place: 'Ligne 1',
    daysAgo: 75,
    causes: ['machine', 'method'],
    whys: ['Le bac était fendu', 'Les bacs ne sont pas triés au lavage', 'La consigne de lavage ne le demande pas'],
    first: 'Ligne arrêtée, bac retiré, deux palettes repassées au tri.',
    lasting: { text: 'Tri des bacs au lavage, affiche des défauts au poste.', daysAgo: 66 },
  },
  {
    state: 'verified',
    source: 'audit',
    severity: 'major',
    title: 'Registre du verre incomplet',
    facts: 'Trois lampes de la salle de conditionnement ne figurent pas au registre.',
    place: 'Salle de conditionnement',
    daysAgo: 52,
    causes: ['method'],
    whys: [
      'Les lampes ont été changées en été',
      'Le maintenancier ne connaît pas le registre',
      'Il n’est pas sur sa fiche',
    ],
    first: 'Lampes ajoutées au registre.',
    lasting: { text: 'Le registre du verre entre dans la fiche d’intervention de la maintenance.', daysAgo: 40 },
  },
  {
    state: 'acting',
    source: 'production',
    severity: 'minor',
    title: 'Barquettes operculées de travers',
    facts: 'Une quarantaine de barquettes sur un poste, aucune expédiée.',
    place: 'Ligne 1',
    daysAgo: 43,
    causes: ['machine'],
    whys: ['Le guide du film a pris du jeu'],
    first: 'Barquettes reprises, guide resserré.',
    lasting: { text: 'Guide remplacé, contrôle du serrage à chaque début de poste.', daysAgo: 35 },
  },
  {
    state: 'cancelled',
    source: 'complaint',
    severity: 'minor',
    title: 'Étiquette illisible chez un client',
    facts: 'Après échange, l’étiquette venait d’un autre fournisseur.',
    place: 'Quai d’expédition',
    daysAgo: 20,
  },
  {
    state: 'analysed',
    source: 'reception',
    severity: 'minor',
    title: 'Palette reçue sans bon d’apport',
    facts: 'Palette mise en attente, le bon est arrivé le lendemain par courriel.',
    place: 'Quai d’expédition',
    daysAgo: 12,
    lots: ['APPORT-2291'],
    causes: ['people', 'method'],
    whys: ['Le chauffeur est nouveau', 'Personne ne lui a dit de le joindre'],
    first: 'Palette mise en quarantaine.',
    lasting: { text: 'Rappel écrit aux producteurs, refus à quai sans bon.', daysAgo: null },
  },
  {
    state: 'contained',
    source: 'control',
    severity: 'major',
    title: 'CCP1 Température de la chambre froide',
    facts: null,
    place: 'Chambre froide 1',
    daysAgo: 4,
    first: 'Consigne baissée à 9 °C, porte réglée\u00a0; 10,2 °C une heure après.',
  },
  {
    state: 'open',
    source: 'production',
    severity: 'critical',
    title: 'Alarme du détecteur de métaux non acquittée',
    facts: 'La ligne est repartie sans que la barquette rejetée ait été ouverte.',
    place: 'Ligne 1',
    daysAgo: 1,
  },
  {
    state: 'open',
    source: 'supplier',
    severity: 'minor',
    title: 'Cartons humides à la livraison',
    facts: 'Une palette sur six, fond des cartons ramolli.',
    place: 'Quai d’expédition',
    daysAgo: 0,
  },
]

const way = ['contained', 'analysed', 'acting', 'verified', 'closed'] as const
const verdict = 'Rien de tel depuis, aux trois derniers contrôles.'

/** One at each of its steps: what was done at once, what lasts, and who said that it worked. */
export function rowsOfNonConformities({ masters: { companyId, mark }, id, slug, today, members, records }: Context) {
  const holderOf = (right: string) =>
    members.find(({ account }) => account.memberships.some(({ client, rights }) => client === slug && rights?.[right]))
      ?.userId
  const owner = holderOf(closingRight) ?? members[0]?.userId ?? null
  const worker = holderOf(nonConformitiesElement) ?? members[1]?.userId ?? owner
  const written = { rows: [] as Row[], lots: [] as Row[], actions: [] as Row[], events: [] as Row[] }
  const { year } = today
  for (const [place, plan] of plans.entries()) {
    const { state, source, severity, lots = [], causes = [], whys = [], first, lasting } = plan
    const nonConformityId = id()
    const instant = (daysAgo: number, hour: string) => `${today.subtract({ days: daysAgo })}T${hour}:00Z`
    const detectedAt = instant(plan.daysAgo, plan.daysAgo === 0 ? '05:10' : '08:40')
    const isChecked = state === 'verified' || state === 'closed'
    const actions: Row[] = []
    const action = (kind: KindOfAction, text: string, doneAt: string | null) =>
      actions.push({
        id: id(),
        nonConformityId,
        kind,
        text: mark(text),
        ownerId: worker,
        dueOn: kind === 'immediate' ? null : (dayOf(doneAt) ?? today.add({ days: 6 }).toString()),
        doneAt,
        doneBy: doneAt && worker,
        version: 1,
      })
    if (first) action('immediate', first, instant(plan.daysAgo, '09:00'))
    if (lasting) action('corrective', lasting.text, lasting.daysAgo === null ? null : instant(lasting.daysAgo, '14:00'))
    const checkOn = checkableOn(actions as never)
    const event = (kind: KindOfNonConformityEvent, at: string, text: string | null = null) =>
      written.events.push({ id: id(), nonConformityId, kind, text: text && mark(text), byId: owner, at })
    const reached = {
      open: detectedAt,
      contained: instant(plan.daysAgo, '09:30'),
      analysed: instant(plan.daysAgo - 1, '10:30'),
      acting: instant(plan.daysAgo - 2, '11:30'),
      verified: `${checkOn}T10:00:00Z`,
      closed: `${checkOn}T15:00:00Z`,
      cancelled: instant(plan.daysAgo, '16:00'),
    }
    const steps = way.filter((_, step) => step <= way.indexOf(state as (typeof way)[number]))
    event('opened', detectedAt)
    for (const step of steps) event(step, reached[step], step === 'verified' ? verdict : null)
    if (state === 'cancelled') event('cancelled', reached.cancelled, 'L’étiquette n’est pas de la station.')
    const dueAt = dueAtOf(state, severity, detectedAt)
    written.rows.push({
      id: nonConformityId,
      companyId,
      number: `NC${String(year % 100).padStart(2, '0')}-${String(place + 1).padStart(4, '0')}`,
      source,
      severity,
      title: mark(plan.title),
      facts: plan.facts && mark(plan.facts),
      place: mark(plan.place),
      controlRecordId: source === 'control' ? (records.find(one => one.verdict === 'not_conform')?.id ?? null) : null,
      detectedAt,
      ownerId: owner,
      dueAt,
      causes,
      whys: whys.map(mark),
      hasNoLot: steps.length > 0 && lots.length === 0,
      checkOn: isChecked ? checkOn : null,
      isEffective: isChecked ? true : null,
      checkedBy: isChecked ? owner : null,
      state,
      enteredAt: reached[state],
      closedAt: dueAt === null ? reached[state] : null,
      reopenedCount: 0,
      createdBy: owner,
      createdAt: detectedAt,
      version: 1 + steps.length,
    })
    written.actions.push(...actions)
    written.lots.push(...lots.map(lotNumber => ({ nonConformityId, lotNumber, lotId: null })))
  }
  return {
    'qualite.non_conformity': written.rows,
    'qualite.non_conformity_lot': written.lots,
    'qualite.quality_action': written.actions,
    'qualite.non_conformity_event': written.events,
    numbers: [{ series: 'non-conformity', ownerId: companyId, year, last: plans.length }],
  }
}

const dayOf = (instant: string | null) => instant && instant.slice(0, 10)
